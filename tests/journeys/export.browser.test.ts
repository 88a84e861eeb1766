import { readFile } from 'node:fs/promises';
import type { CairnExport } from '@cairn/core/exports/cairn-export';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { holdInstallation } from './held-installation.ts';
import { drawPlainly } from './plain-drawing.ts';
import { newPerson, Planner } from './planner.ts';

const tasks = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'section,Garden,,,,,,,,',
  'task,Plant the plum tree @garden,Before the frost,1,1,Ida (1),,2030-11-21,en,Europe/Lisbon',
  'task,Dig a hole,,4,2,Ida (1),,,en,Europe/Lisbon',
  'task,Water it,,4,1,Ida (1),,every day,en,Europe/Lisbon',
].join('\n');

test(
  'everything is exported, also with no network, and is the same plan for whoever imports it',
  { tag: further },
  async ({ page, planner, server, browser }) => {
    const board = page.getByRole('dialog', { name: 'Import' });

    await test.step('what Todoist has exported is pasted in the settings', async () => {
      await page.goto(`${server.origin}/settings/data/`);
      await page.getByRole('button', { name: 'Import…' }).click();
      await board.getByRole('textbox', { name: 'Or paste its text' }).fill(tasks);
      await board.getByRole('button', { name: 'Continue' }).click();
      await board.getByRole('textbox', { name: 'Board name' }).fill('Outside');
      await expect(board.getByText('1 repeat, imported as a single goal')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await board.getByRole('button', { name: 'Import 3 goals' }).click();
      await board.getByRole('button', { name: 'Open the board' }).click();
      await expect(page.locator('section[data-list] h2')).toHaveText(['Garden']);
      await expect(planner.row('Plant the plum tree')).toContainText('garden');
      await planner.isSaved();
    });

    const file = await test.step('the export is made with no network', async () => {
      await page.goto(`${server.origin}/settings/data/`);
      await planner.isInstalled();
      await page.context().setOffline(true);
      expect(await axeFindings(page)).toEqual([]);
      const table = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      expect(await readFile((await (await table).path()) as string, 'utf8')).toContain(
        'Outside,Garden,day,2030-11-21',
      );
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as JSON' }).click();
      const found = await download;
      expect(found.suggestedFilename()).toMatch(/^cairn-\d{4}-\d\d-\d\d\.json$/u);
      await expect(page.getByText('The export is in your downloads.')).toBeVisible();
      return readFile((await found.path()) as string);
    });

    await test.step('imported by whoever made it, it would be there twice', async () => {
      await page.getByRole('button', { name: 'Import…' }).click();
      await board
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'cairn.json', mimeType: 'application/json', buffer: file });
      await expect(board.getByText('creates duplicates')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.context().setOffline(false);
    });

    await test.step('somebody else sees the same plan', async () => {
      const context = await browser.newContext();
      await holdInstallation(context);
      await drawPlainly(context);
      const other = await context.newPage();
      const theirs = new Planner(other);
      await theirs.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'Europe/Lisbon' });
      await other.goto(`${server.origin}/settings/data/`);
      await other.getByRole('button', { name: 'Import…' }).click();
      const dialog = other.getByRole('dialog', { name: 'Import' });
      await dialog
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'cairn.json', mimeType: 'application/json', buffer: file });
      await expect(dialog.getByText('3 goals · 1 board')).toBeVisible();
      expect(await axeFindings(other)).toEqual([]);
      await dialog.getByRole('button', { name: 'Import 3 goals' }).click();
      await expect(dialog.getByText('3 goals were imported.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await other.goto(`${server.origin}/boards/`);
      await other.getByRole('link', { name: 'Outside' }).first().click();
      await expect(other.locator('section[data-list] h2')).toHaveText(['Garden']);
      await expect(other.locator('[data-goal-title]')).toHaveText([/Plant the plum tree/u, /Water it/u]);
      await theirs.isSaved();
      await other.reload();
      await expect(theirs.row('Plant the plum tree')).toContainText('garden');
      await context.close();
    });
  },
);

test(
  'a space that the importer has not is made anew, named and coloured as it was',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.add('Today', 'Water it');
    await planner.isSaved();
    const exported = JSON.parse(await exportOf(page, server.origin)) as CairnExport;
    const [own] = exported.spaces;
    if (!own) throw new Error('There is no space in it.');
    const goals = own.goals.map((goal) => ({ ...goal, id: 'ffffffff-0000-4000-8000-000000000002' }));
    const look = { name: 'Studio', emoji: '🛠️', color: '#d97706' };
    const studio = { ...own, id: 'ffffffff-0000-4000-8000-000000000001', ...look, goals };
    const text = JSON.stringify({ ...exported, spaces: [own, studio] });
    await page.getByRole('button', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog.getByRole('textbox', { name: 'Or paste its text' }).fill(text);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const target = dialog.getByLabel('Import “Studio” into');
    await expect(target.locator('option:checked')).toHaveText('A new space');

    await test.step('with no network it is said that it cannot be made, and nothing is brought in', async () => {
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Import 2 goals' }).click();
      await expect(page.getByText('This needs a connection.')).toBeVisible();
      await page.context().setOffline(false);
    });

    await target.selectOption({ label: 'A new space' });
    await dialog.getByRole('button', { name: 'Import 2 goals' }).click();
    await expect(dialog.getByText('2 goals were imported.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await planner.isSaved();
    const spaces = await (await page.request.get(`${server.origin}/api/v2/spaces/`)).json();
    expect(spaces).toEqual(expect.arrayContaining([expect.objectContaining(look)]));
    expect(spaces).toHaveLength(2);
    const again = JSON.parse(await exportOf(page, server.origin)) as CairnExport;
    expect(again.spaces.find(({ name }) => name === 'Studio')?.goals.map(({ name }) => name)).toEqual([
      'Water it',
    ]);
  },
);

/** Leaves out ids and times, which differ after an import. */
function asTold(text: string) {
  const { spaces } = JSON.parse(text) as CairnExport;
  const [space] = spaces;
  if (!space) throw new Error('There is no space in it.');
  const names = new Map([...space.goals, ...space.series].map(({ id, name }) => [id, name]));
  const goals = space.goals.map((goal) => ({
    ...goal,
    id: '',
    createdDatetime: '',
    parent: names.get(goal.parent ?? ''),
    recurrence: goal.recurrence && { ...goal.recurrence, id: names.get(goal.recurrence.id) },
  }));
  return {
    goals: goals.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    series: space.series
      .map((series) => ({ ...series, id: '' }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    comments: space.comments.map(({ goal, richText }) => [names.get(goal), richText]),
    pinned: space.pinned.map(({ goal }) => names.get(goal ?? '')),
    favourites: space.favourites.map(({ goal }) => names.get(goal ?? '')),
    tags: space.tags,
  };
}

async function exportOf(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/settings/data/`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  return readFile((await (await download).path()) as string, 'utf8');
}

test(
  'goals that repeat, comments, pins and tags go to somebody else’s account, and the server takes them',
  { tag: further },
  async ({ page, planner, server, person, browser }) => {
    const { request } = page.context();
    const post = async (path: string, body: object, method: 'post' | 'put' | 'patch' = 'post') => {
      const answer = await request[method](`${server.origin}${path}`, { data: body });
      expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
      return (await answer.json()) as { readonly id: string; readonly recurrence: { readonly id: string } };
    };
    const day = (date: string) => ({ columnId: 1, dueDate: date });
    const daily = { rule: 'FREQ=DAILY', anchor: 'date' };
    const run = await post('/api/goals-2/', {
      name: 'Run',
      ...day('2030-01-07'),
      recurrence: daily,
      tags: ['out'],
    });
    const touched = (date: string) => `/api/goals-2/recurrence:${run.recurrence.id}:${date}/`;
    await post(touched('2030-01-09'), { name: 'Run far', tags: ['out', 'far'] }, 'put');
    await post(touched('2030-01-10'), { dueDate: '2030-01-12', columnId: 1 }, 'put');
    await request.delete(`${server.origin}${touched('2030-01-11')}`);
    const water = { rule: 'FREQ=DAILY;INTERVAL=3', anchor: 'completion' };
    await post('/api/goals-2/', { name: 'Water', ...day('2030-01-08'), recurrence: water });
    const book = await post('/api/goals-2/', {
      name: 'Write a book',
      columnId: 4,
      dueDate: '2031-12-31',
      richThoughts: { ops: [{ insert: 'Chapter one', attributes: { bold: true } }, { insert: '\n' }] },
    });
    await post('/api/goals-2/', { name: 'First page', parent: book.id });
    await post(`/api/v2/goals-2/${book.id}/comments/`, { richText: { ops: [{ insert: 'About what?\n' }] } });
    await page.reload();
    await planner.isOpen();
    await planner.isSaved();

    let file = '';
    await expect(async () => {
      file = await exportOf(page, server.origin);
      // The comment was written last, so an export with it is complete.
      expect(file).toContain('About what?');
    }).toPass();
    expect(asTold(file).goals.map(({ name }) => name)).toContain('Run far');
    expect(asTold(file).series).toHaveLength(2);

    const context = await browser.newContext();
    await holdInstallation(context);
    await drawPlainly(context);
    const other = await context.newPage();
    const theirs = new Planner(other);
    const home = { locale: 'en', timezone: 'Europe/Lisbon' };
    const somebody = newPerson();
    expect(somebody.email).not.toBe(person.email);
    await theirs.arrive(server.origin, somebody, home);
    await other.goto(`${server.origin}/settings/data/`);
    await other.getByRole('button', { name: 'Import…' }).click();
    const dialog = other.getByRole('dialog', { name: 'Import' });
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'cairn.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(dialog.getByText('2 repeating goals')).toBeVisible();
    await dialog.getByRole('button', { name: /^Import \d/u }).click();
    await expect(dialog.getByText('Nothing is left out.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await theirs.isSaved();
    expect(asTold(await exportOf(other, server.origin))).toEqual(asTold(file));
    await context.close();
    const fresh = await browser.newContext();
    await holdInstallation(fresh);
    await drawPlainly(fresh);
    const elsewhere = new Planner(await fresh.newPage());
    await elsewhere.arriveAgain(server.origin, somebody);
    await elsewhere.isSaved();
    expect(asTold(await exportOf(elsewhere.page, server.origin))).toEqual(asTold(file));
    await fresh.close();
  },
);

test(
  'tasks of a calendar come with what repeats, and one undo takes it back from the server too',
  { tag: further },
  async ({ page, planner, server, signInElsewhere }) => {
    const calendar = [
      'BEGIN:VCALENDAR',
      'X-WR-CALNAME:Errands',
      'BEGIN:VTODO',
      'UID:a',
      'SUMMARY:Water the plum tree',
      'DUE;VALUE=DATE:20300107',
      'RRULE:FREQ=DAILY',
      'END:VTODO',
      'END:VCALENDAR',
    ].join('\n');
    await page.goto(`${server.origin}/boards/`);
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog.getByRole('textbox', { name: 'Or paste its text' }).fill(calendar);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Nothing is left out.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 1 goal' }).click();
    await dialog.getByRole('button', { name: 'Open the board' }).click();
    await expect(planner.row('Water the plum tree')).toBeVisible();
    await planner.isSaved();
    await page.getByRole('button', { name: 'Undo' }).click();
    await planner.isSaved();
    const elsewhere = await signInElsewhere();
    const told = asTold(await exportOf(elsewhere.page, server.origin));
    expect([told.goals, told.series]).toEqual([[], []]);
  },
);
