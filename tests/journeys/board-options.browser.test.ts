import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';
import { further } from './further.ts';

const listNames = (page: Page) => page.locator('section[data-list] h2');
const option = async (page: Page, of: string, entry: string) => {
  await page.getByRole('button', { name: `Options for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test(
  'a board is told about, coloured, and its lists go to another board, with no network',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.isOpen();
    await page.goto(`${server.origin}/boards/`);
    await planner.isInstalled();
    await page.context().setOffline(true);
    for (const name of ['Home', 'Work']) {
      await page.getByRole('link', { name: 'Boards', exact: true }).click();
      await page.getByRole('button', { name: 'New board' }).click();
      await page.getByRole('textbox', { name: 'Board name' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'List name' }).fill('Errands');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(listNames(page)).toHaveText(['Errands']);

    await test.step('the emoji of a list is hidden and shown again without being lost', async () => {
      const list = page.locator('section[data-list]').first();
      await option(page, 'Errands', 'Choose an emoji');
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('seedling');
      await expect(page.getByRole('grid', { name: 'Emoji' }).getByRole('gridcell')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(list).toContainText('🌱');
      await option(page, 'Errands', 'Hide the emoji');
      await expect(list).not.toContainText('🌱');
      await option(page, 'Errands', 'Show the emoji');
      await expect(list).toContainText('🌱');
    });

    await test.step('what it is about is kept word by word, and is one step to undo', async () => {
      await option(page, 'Work', 'About this board');
      const text = page.getByRole('textbox', { name: 'About this board' });
      await expect(text).toBeFocused();
      await page.keyboard.type('What the office needs, and who brings it.', { delay: 30 });
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('button', { name: 'About this board' }).click();
      await expect(text).toHaveText('What the office needs, and who brings it.');
      await page.keyboard.type('First of all: ');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+z');
      await page.getByRole('button', { name: 'About this board' }).click();
      await expect(text).toHaveText('What the office needs, and who brings it.');
      await page.keyboard.press('Escape');
    });

    await test.step('its colour is its card’s, unless that has a picture', async () => {
      await option(page, 'Work', 'Appearance');
      await page.getByLabel('Colour').fill('#aa3355');
      await expect(page.getByRole('radio', { name: 'Same as background' })).toBeChecked();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Boards', exact: true }).click();
      const card = page.getByRole('listitem').filter({ hasText: 'Work' });
      await expect(card.locator('[data-ground="color"]')).toHaveCSS('--ground', '#aa3355');
      await option(page, 'Work', 'Appearance');
      await page
        .getByRole('radiogroup', { name: 'Card picture' })
        .getByRole('radio', { name: 'Moss' })
        .check({ force: true });
      await page.keyboard.press('Escape');
      await expect(card.locator('[data-ground="moss"]')).toHaveCount(1);
    });

    await test.step('a list goes to another board, and back', async () => {
      await page.getByRole('link', { name: 'Work', exact: true }).click();
      await option(page, 'Errands', 'Move to another board…');
      const dialog = page.getByRole('dialog', { name: 'Move to' });
      await dialog.getByRole('textbox', { name: 'Search' }).fill('ho');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Errands moved to Home').first()).toBeVisible();
      await expect(listNames(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(listNames(page)).toHaveText(['Errands']);
    });

    await test.step('boards are arranged by hand, and by their menu', async () => {
      await page.getByRole('link', { name: 'Boards', exact: true }).click();
      const names = page.getByRole('heading', { level: 3 });
      await expect(names).toHaveText(['Home', 'Work']);
      const [home, work] = await Promise.all([boxOf(names.nth(0)), boxOf(names.nth(1))]);
      await page.mouse.move(work.x + 30, work.y - 60);
      await page.mouse.down();
      await page.mouse.move(work.x, work.y - 70, { steps: 3 });
      await page.mouse.move(home.x + 20, home.y - 60, { steps: 6 });
      await page.mouse.up();
      await expect(names).toHaveText(['Work', 'Home']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(names).toHaveText(['Home', 'Work']);
      await option(page, 'Home', 'Move later');
      await expect(names).toHaveText(['Work', 'Home']);
      await expect(page).toHaveURL(/\/boards\/$/u);
    });

    await test.step('all of it reaches the server', async () => {
      await page.context().setOffline(false);
      await planner.isSaved();
    });
  },
);

test('a list has nowhere to go while there is one board', async ({ page, planner, server }) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/boards/`);
  await page.getByRole('button', { name: 'New board' }).click();
  await page.keyboard.type('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'List name' }).fill('Errands');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await option(page, 'Errands', 'Move to another board…');
  await expect(page.getByText("You don't have other boards. Add another board first")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
