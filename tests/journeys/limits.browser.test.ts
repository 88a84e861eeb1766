import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { joinedDaysAgo, userOf } from './shared-space.ts';
import { further } from './further.ts';

test(
  'what a plan has no room for is said once, kept, and sent again when there is room',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.isOpen();
    await joinedDaysAgo(server, await userOf(page.request, server.origin), 20);
    await page.goto(`${server.origin}/boards/`);
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await page.getByRole('button', { name: 'New board' }).click();
      await page.getByRole('textbox', { name: 'Board name' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      if (name === 'Four') break;
      await planner.isSaved();
      await page.getByRole('link', { name: 'Boards', exact: true }).click();
    }
    const dialog = page.getByRole('dialog', { name: 'Plan limit reached' });
    await expect(dialog.getByText('Basic is limited to 3 boards per space.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(dialog.getByText('“Four” stays on this device.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible();
    await page.waitForSelector('html[data-gestures]');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('button', { name: 'Options for One', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete board' }).click();
    await page.goto(`${server.origin}/settings/not-saved/`);
    await expect(page.getByText('Basic is limited to 3 boards per space.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await planner.isSaved();
  },
);
