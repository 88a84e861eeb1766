import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

const trello = {
  name: 'House move',
  desc: 'Until March',
  prefs: { background: 'blue' },
  members: [{ id: 'm', fullName: 'Bo Lund' }],
  lists: [
    { id: 'a', name: 'To do', pos: 1 },
    { id: 'b', name: 'Packed', pos: 2 },
    { id: 'c', name: 'Old ideas', pos: 3, closed: true },
  ],
  cards: [
    {
      id: '1',
      idList: 'a',
      name: 'Find a van',
      pos: 1,
      desc: 'With a ramp',
      labels: [{ name: 'Transport' }],
      idMembers: ['m'],
    },
    { id: '2', idList: 'a', name: 'Cancel the gas', pos: 2 },
    { id: '3', idList: 'b', name: 'Books', pos: 1, dueComplete: true },
    { id: '4', idList: 'c', name: 'Sell the piano', pos: 1 },
  ],
  checklists: [
    {
      idCard: '1',
      name: 'Checklist',
      checkItems: [
        { name: 'Ask Bo', state: 'complete', pos: 1 },
        { name: 'Compare prices', state: 'incomplete', pos: 2 },
      ],
    },
  ],
};

test(
  'a board of Trello’s is looked at, brought in with no network, and goes with one undo',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.isOpen();
    await page.goto(`${server.origin}/boards/`);
    await planner.isInstalled();
    await page.context().setOffline(true);
    const dialog = page.getByRole('dialog', { name: 'Import' });

    await test.step('what is no export is refused with what to do', async () => {
      await page.getByRole('button', { name: 'Import' }).press('Enter');
      await dialog.getByRole('textbox', { name: 'Or paste its text' }).fill('{"lists": [');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByRole('alert')).toContainText('choose the whole file');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('the whole file is shown before anything is written', async () => {
      await dialog.getByLabel('Choose a file').setInputFiles({
        name: 'trello.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(trello)),
      });
      await expect(dialog.getByRole('textbox', { name: 'Board name' })).toHaveValue('House move');
      await expect(dialog.getByText('1 archived list')).toBeVisible();
      await expect(dialog.getByText('Bo Lund')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Import 5 goals' })).toBeVisible();
      await dialog.getByRole('switch', { name: 'Archived lists and cards too' }).click();
      await expect(dialog.getByText('1 archived list')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('it is there, and the report stays', async () => {
      await dialog.getByRole('button', { name: 'Import 6 goals' }).click();
      await expect(dialog.getByText('6 goals were imported.')).toBeVisible();
      await expect(dialog.getByText('1 assignment to a person')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Open the board' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'House move' })).toBeVisible();
      await expect(page.locator('section[data-list] h2')).toHaveText(['To do', 'Packed', 'Old ideas']);
      await expect(page.locator('[data-goal-title]')).toHaveText([
        'Find a van',
        'Cancel the gas',
        'Books',
        'Sell the piano',
      ]);
      await page.reload();
      await expect(planner.row('Find a van')).toBeVisible();
    });

    await test.step('the server gets it', async () => {
      await page.context().setOffline(false);
      await planner.isSaved();
    });
  },
);

test('a table is read as its columns say, and an import is one step to undo', async ({
  page,
  planner,
  server,
}) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/boards/`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'Reading list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Book,Shelf,Author,When\n"Walden, or Life in the Woods",Quiet,Thoreau,3/4/2027\nMiddlemarch,Long,Eliot,\n',
    ),
  });
  await expect(dialog.getByRole('textbox', { name: 'Board name' })).toHaveValue('Reading list');
  await dialog.getByRole('combobox', { name: 'Meaning of “Shelf”' }).selectOption('List');
  await dialog.getByRole('combobox', { name: 'Meaning of “When”' }).selectOption('Day');
  await dialog.getByText('Day, month, year').click();
  await expect(dialog.getByText('Nothing is left out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 goals' }).click();
  await dialog.getByRole('button', { name: 'Open the board' }).click();
  await expect(page.locator('section[data-list] h2')).toHaveText(['Quiet', 'Long']);
  await expect(planner.row('Walden, or Life in the Woods')).toContainText('3 Apr');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('section[data-list]')).toHaveCount(0);
  await page.goto(`${server.origin}/boards/`);
  await expect(page.getByText('No boards yet')).toBeVisible();
  await planner.isSaved();
});

test('an import can be stopped; what came stays, and can be taken back', async ({
  page,
  planner,
  server,
}) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/boards/`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const rows = Array.from({ length: 12_000 }, (_, index) => `Task ${index}`);
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'Imported board.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Title', ...rows].join('\n')),
  });
  await dialog.getByRole('button', { name: 'Import 12000 goals' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('heading', { name: 'Import stopped' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 3, name: 'Imported board' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No boards yet')).toBeVisible();
});
