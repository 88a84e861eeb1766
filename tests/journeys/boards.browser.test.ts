import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => list(page, name).locator('[data-goal-title]');
const listNames = (page: Page) => page.locator('section[data-list] h2');

async function write(page: Page, name: string, ...goals: readonly string[]): Promise<void> {
  await list(page, name).getByRole('button', { name: 'Add goal' }).click();
  const field = list(page, name).getByRole('textbox', { name: 'Goal' });
  for (const goal of goals) {
    await field.fill(goal);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.press('Escape');
}

async function choose(page: Page, of: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a board with its lists and goals is made, arranged and undone with no network', async ({
  page,
  planner,
  server,
}) => {
  await planner.isOpen();
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByText('No boards yet')).toBeVisible();
  await planner.isInstalled();
  await page.context().setOffline(true);

  await test.step('a name makes a board, and names its lists', async () => {
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill('Atlas launch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Atlas launch' })).toBeVisible();
    for (const name of ['Ideas', 'This quarter', 'Building']) {
      await page.getByRole('textbox', { name: 'List name' }).fill(name);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(listNames(page)).toHaveText(['Ideas', 'This quarter', 'Building']);
    await write(page, 'Ideas', 'Public changelog', 'Keyboard tour', 'Import spreadsheets');
  });

  await test.step('a goal is dragged to another list, and carried by keys', async () => {
    await planner.understandsGestures();
    const from = await boxOf(planner.row('Keyboard tour'));
    const to = await boxOf(list(page, 'Building'));
    await page.mouse.move(from.x + 100, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 110, from.y + 24, { steps: 3 });
    await page.mouse.move(to.x + 80, to.y + 50, { steps: 6 });
    await page.mouse.up();
    await expect(titles(page, 'Building')).toHaveText(['Keyboard tour']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles(page, 'Ideas')).toHaveText([
      'Public changelog',
      'Keyboard tour',
      'Import spreadsheets',
    ]);
    await planner.row('Public changelog').locator('[data-goal-title]').focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(titles(page, 'This quarter')).toHaveText(['Public changelog']);
    // The moved goal takes the focus two frames after the drop.
    const beside = planner.row('Keyboard tour').locator('[data-goal-title]');
    await expect(async () => {
      await planner.row('Public changelog').locator('[data-goal-title]').press('ArrowLeft');
      await expect(beside).toBeFocused({ timeout: 500 });
    }).toPass();
    await planner.row('Import spreadsheets').locator('[data-goal-title]').focus();
    for (const key of ['Space', 'ArrowDown']) await page.keyboard.press(key);
    await expect(page.locator('[aria-live=assertive]')).toContainText('Position 1 of 2 in This quarter.');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('[aria-live=assertive]')).toContainText('Position 2 of 2 in Ideas.');
    await page.keyboard.press('Escape');
    await expect(titles(page, 'Ideas')).toHaveText(['Keyboard tour', 'Import spreadsheets']);
  });

  await test.step('a list is dragged by its head, and taken back', async () => {
    const from = await boxOf(list(page, 'Ideas'));
    const to = await boxOf(list(page, 'Building'));
    await page.mouse.move(from.x + 150, from.y + 16);
    await page.mouse.down();
    await page.mouse.move(from.x + 170, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + to.width - 20, to.y + 30, { steps: 6 });
    await page.mouse.up();
    await expect(listNames(page)).toHaveText(['This quarter', 'Building', 'Ideas']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(listNames(page)).toHaveText(['Ideas', 'This quarter', 'Building']);
  });

  await test.step('lists are moved, folded, copied and deleted; what stands in a period stays', async () => {
    await choose(page, 'Building', 'Move left');
    await expect(listNames(page)).toHaveText(['Ideas', 'Building', 'This quarter']);
    await choose(page, 'Ideas', 'Duplicate');
    await expect(listNames(page)).toHaveText(['Ideas', 'Ideas (copy)', 'Building', 'This quarter']);
    await expect(titles(page, 'Ideas (copy)')).toHaveText(['Keyboard tour', 'Import spreadsheets']);
    await choose(page, 'Ideas (copy)', 'Delete list');
    await expect(listNames(page)).toHaveText(['Ideas', 'Building', 'This quarter']);
    await choose(page, 'Building', 'Collapse');
    await page.getByRole('button', { name: /^Building/u, expanded: false }).click();
    await expect(listNames(page)).toHaveText(['Ideas', 'Building', 'This quarter']);
  });

  await page.reload();
  await expect(titles(page, 'Ideas')).toHaveText(['Keyboard tour', 'Import spreadsheets']);
  await page.context().setOffline(false);
  await planner.isSaved();

  await test.step('it is deleted, brought back, and there is one of it', async () => {
    await choose(page, 'Atlas launch', 'Delete board');
    await expect(page).toHaveURL(`${server.origin}/boards/`);
    await expect(page.getByText('No boards yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Atlas launch' }).click();
    await expect(titles(page, 'Ideas')).toHaveText(['Keyboard tour', 'Import spreadsheets']);
    await planner.isSaved();
  });
});

test('a goal stands in a period and on a list: each says so of the other', async ({
  page,
  planner,
  server,
}) => {
  await planner.add('Today', 'Call the printer');
  await page.goto(`${server.origin}/boards/`);
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('textbox', { name: 'Board name' }).fill('Field guide');
  await page.keyboard.press('Enter');
  for (const name of ['To do', 'Waiting']) {
    await page.getByRole('textbox', { name: 'List name' }).fill(name);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await write(page, 'To do', 'Choose the paper');

  await test.step('put on a list from its options', async () => {
    await page.getByRole('link', { name: 'Horizons', exact: true }).click();
    await planner.row('Call the printer').locator('[data-goal-title]').focus();
    await page.keyboard.press('/');
    await page.getByRole('menuitem', { name: 'Board and list…' }).click();
    await page.getByRole('textbox', { name: 'Search boards and lists' }).fill('guide wait');
    await expect(page.getByRole('group', { name: 'Field guide' }).getByRole('button')).toHaveText([
      'Waiting',
    ]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added to “Waiting”')).toBeVisible();
    await expect(planner.row('Call the printer')).toContainText('Field guide');
  });

  await test.step('the open goal says it too, and takes it elsewhere', async () => {
    await planner.row('Call the printer').locator('[data-goal-title]').press('Alt+Enter');
    const chip = page.getByRole('dialog').getByRole('button', { name: 'Field guide: Waiting' });
    await chip.click();
    await page.getByRole('group', { name: 'Field guide' }).getByRole('button', { name: 'To do' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Field guide: To do' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('periods are filtered by the board, and the address says so', async () => {
    await planner.add('Today', 'Water the plants');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('group', { name: 'Boards' }).getByRole('button', { name: 'Field guide' }).click();
    const lists = page.getByRole('group', { name: 'Lists of Field guide' });
    await lists.getByRole('button', { name: 'Waiting' }).click();
    await expect(planner.titles('Today')).toHaveCount(0);
    await lists.getByRole('button', { name: 'To do' }).click();
    await page.keyboard.press('Escape');
    await expect(planner.titles('Today')).toHaveText(['Call the printer']);
    await expect(page).toHaveURL(/boards=/u);
    await page.reload();
    await expect(planner.titles('Today')).toHaveText(['Call the printer']);
  });

  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await page.getByRole('link', { name: 'Field guide' }).click();
  await expect(titles(page, 'To do')).toHaveText(['Choose the paper', 'Call the printer']);
  await expect(planner.row('Call the printer')).toContainText('Today');

  await test.step('taken off its board, what stood nowhere else is for today', async () => {
    await planner.row('Choose the paper').locator('[data-goal-title]').focus();
    await page.keyboard.press('/');
    await page.getByRole('menuitem', { name: 'Board and list…' }).click();
    await page.getByRole('button', { name: 'Remove from Board' }).click();
    await expect(titles(page, 'To do')).toHaveText(['Call the printer']);
    await page.getByRole('link', { name: 'Horizons', exact: true }).click();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(planner.titles('Today')).toHaveText([
      'Call the printer',
      'Water the plants',
      'Choose the paper',
    ]);
    await planner.isSaved();
  });
});
