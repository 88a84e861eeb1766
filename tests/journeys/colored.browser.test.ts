import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, goalOption } from './planner.ts';
import { further } from './further.ts';

const group = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} `, 'u') }).locator('[data-goal-title]');

test(
  'goals by colour: a drag, a key and the menu recolour, also with no network',
  { tag: further },
  async ({ page, planner, server }) => {
    await test.step('nothing is open at first', async () => {
      await page.goto(`${server.origin}/colored/`);
      await expect(page.getByText('Nothing open')).toBeVisible();
      await page.goto(`${server.origin}/horizons/`);
      await planner.add('Today', 'Sow peas', 'Call Lena', 'Pay the rent', 'Done already');
      await planner.tick('Done already');
      await planner.isSaved();
      await planner.isInstalled();
    });

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('colours');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/colored\/$/u);
    await expect(page.getByText('No goal has a colour yet')).toBeVisible();
    await expect(group(page, 'No colour')).toHaveText(['Sow peas', 'Call Lena', 'Pay the rent']);

    await test.step('the mouse drags one onto a colour, and Undo takes it back', async () => {
      await planner.understandsGestures();
      const from = await boxOf(planner.row('Sow peas'));
      const to = await boxOf(page.locator('[data-drop-label="Yellow"]'));
      await page.mouse.move(from.x + 80, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(from.x + 90, from.y + 24, { steps: 3 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      await page.mouse.up();
      await expect(group(page, 'Yellow')).toHaveText(['Sow peas']);
      await expect(page.locator('[aria-live=assertive]')).toContainText('Sow peas: Yellow');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(group(page, 'Yellow')).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(group(page, 'Yellow')).toHaveText(['Sow peas']);
    });

    await page.context().setOffline(true);
    await page.reload();
    await expect(group(page, 'Yellow')).toHaveText(['Sow peas']);

    await test.step('keys carry one to the group before', async () => {
      await planner.row('Call Lena').locator('[data-goal-title]').focus();
      for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
      await expect(group(page, 'Yellow')).toHaveText(['Sow peas', 'Call Lena']);
      await expect(planner.row('Call Lena').locator('[data-goal-title]')).toBeFocused();
    });

    await test.step('the menu recolours, a tick takes out', async () => {
      await planner.row('Pay the rent').locator('[data-goal-title]').focus();
      await page.keyboard.press('/');
      await (await goalOption(page, 'Colour')).click();
      await page.getByRole('radio', { name: 'Red' }).click();
      await expect(group(page, 'Red')).toHaveText(['Pay the rent']);
      await planner.tick('Sow peas');
      await expect(group(page, 'Yellow')).toHaveText(['Call Lena']);
      await expect(page.getByRole('heading', { name: 'Yellow 1 open' })).toBeVisible();
    });

    await page.context().setOffline(false);
    await planner.isSaved();
  },
);

test('about says the version, the licence and where the source is', async ({ page, planner, server }) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/settings/`);
  await page.getByRole('link', { name: /^Cairn \d/u }).click();
  await expect(page).toHaveURL(/\/about\/$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'About Cairn' })).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+$/u)).toBeVisible();
  await expect(page.getByText('AGPL-3.0-only')).toBeVisible();
  await expect(page.getByText(/where to find its source|Read the source/u)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/settings\/$/u);
});
