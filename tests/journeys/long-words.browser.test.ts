import type { APIRequestContext, Page } from '@playwright/test';
import { plusDays } from '@cairn/core/time/date-only';
import { monthColumn, weekColumn, dayColumn } from '@cairn/core/time/horizons';
import { dueDateOf, periodOf } from '@cairn/core/time/periods';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { Faults, lasting } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { faultsOfLongWords, halfWord, longWord } from './long-words.ts';
import { userOf } from './shared-space.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const zone = 'Europe/Lisbon';

async function planLongWords(
  request: APIRequestContext,
  origin: string,
): Promise<{ readonly space: string; readonly paths: readonly string[] }> {
  const send = async <Answer>(path: string, data: object, method = 'POST') => {
    const headers = { origin, 'idempotency-key': crypto.randomUUID() };
    const answer = await request.fetch(origin + path, { method, data, headers });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
  const { defaultSpaceId: space } = await userOf(request, origin);
  await send('/api/settings/', { firstName: halfWord, lastName: halfWord }, 'PATCH');
  await send(`/api/v2/spaces/${space}/`, { name: longWord }, 'PATCH');
  const board = 'long-board';
  const richText = { ops: [{ insert: `${longWord}\n` }] };
  await send('/api/boards-2/', { name: longWord, tempId: board });
  for (const list of ['one', 'two']) await send('/api/buckets-2/', { board, name: longWord, tempId: list });
  await send('/api/buckets-2/', { board, name: longWord, tempId: 'folded', expanded: false });
  const today = todayIn(zone, Date.now());
  const at = (minutes: number) => new Date(momentOf(today, minutes, zone)).toISOString();
  const goal = (data: object) =>
    send<{ readonly id: string }>('/api/goals-2/', { name: longWord, space, tags: [halfWord], ...data });
  const first = await goal({ column: dayColumn, dueDate: today, color: 'blue', richThoughts: richText });
  await goal({ parent: first.id });
  await send(`/api/v2/goals-2/${first.id}/comments/`, { richText });
  await goal({ column: dayColumn, dueDate: today, datetimeFr: at(600), datetimeTo: at(660) });
  await goal({ column: dayColumn, dueDate: today, datetimeFr: at(630), datetimeTo: at(690), color: 'red' });
  await goal({ column: dayColumn, dueDate: today, doneDate: today });
  await goal({ column: dayColumn, dueDate: plusDays(today, -1) });
  for (const column of [weekColumn, monthColumn, 4, 5, 6, 7] as const)
    await goal({ column, dueDate: dueDateOf(periodOf(column, today)) });
  await goal({ bucket: 'one', column: dayColumn, dueDate: today });
  await goal({ bucket: 'one', color: 'green', type: 'divider' });
  await goal({ bucket: 'two' });
  const gone = await goal({ column: dayColumn, dueDate: today });
  await send(`/api/goals-2/${gone.id}/`, {}, 'DELETE').catch(() => undefined);
  const folders = (await (await request.get(`${origin}/api/folders/`)).json()) as readonly {
    readonly id: string;
  }[];
  for (const folder of folders) await send('/api/folder-goals/', { folder: folder.id, goal: first.id });
  await send('/api/v2/access-tokens/', { name: longWord, access: 'read' }).catch(() => undefined);
  const paths = [
    '/home/',
    '/horizons/',
    '/horizons/days/',
    '/horizons/days/?view=hours',
    '/horizons/hours/',
    '/horizons/weeks/',
    '/horizons/months/',
    '/horizons/life/',
    '/calendar/',
    '/calendar/?view=week',
    '/boards/',
    `/boards/${board}/`,
    '/more/',
    `/search/?q=${longWord.slice(0, 30)}`,
    '/colored/',
    '/deleted/',
    '/progress/',
    '/team/',
    '/settings/',
    '/settings/account/',
    '/settings/time/',
    `/horizons/days/?goal=${first.id}`,
  ];
  return { space, paths };
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Not by role, because an open goal hides the page below.
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test(
  'a word of 200 letters makes no screen wider, wherever it stands',
  { tag: further },
  async ({ planner, server, page }) => {
    test.setTimeout(300_000);
    const faults = new Faults();
    void planner;
    const { space, paths } = await planLongWords(page.request, server.origin);
    for (const path of paths) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await visit(page, server.origin + path);
        faults.add(`${path} at ${size.width}`, await lasting(() => faultsOfLongWords(page)));
      }
    }
    await test.step('what lies over a page', async () => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const look = async (what: string) => {
          faults.add(`${what} at ${size.width}`, await lasting(() => faultsOfLongWords(page)));
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        };
        await visit(page, `${server.origin}/horizons/`);
        const title = page.locator('[data-goal] [data-goal-title]').first();
        const over = page.getByRole('dialog').or(page.getByRole('menu'));
        const goal = (key: string) => title.focus().then(() => page.keyboard.press(key));
        await goal('/');
        await expect(over.first()).toBeVisible();
        await look('menu');
        await goal('f');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
        await page.keyboard.insertText(longWord.slice(0, 20));
        await expect(page.getByRole('option').filter({ hasText: longWord }).first()).toBeVisible();
        await look('command box');
        await goal('n');
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
        await page.keyboard.insertText(`${longWord} tomorrow`);
        await look('add');
        await goal('Alt+Enter');
        await expect(page.getByRole('dialog').getByRole('button', { name: 'History' })).toBeVisible();
        await page.getByRole('dialog').getByRole('button', { name: 'History' }).click();
        await expect(
          page.getByRole('region', { name: 'History' }).getByRole('listitem').first(),
        ).toBeVisible();
        await look('history');
        await goal('Backspace');
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
        await look('toast');
        await page.keyboard.press('ControlOrMeta+z');
        for (const part of ['invite', 'members', 'tags', 'settings']) {
          await page.goto(`${server.origin}/spaces/${space}/#${part}`);
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.waitForLoadState('networkidle');
          await look(`space ${part}`);
        }
      }
    });
    expect(faults.found).toEqual({});
  },
);
