import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { Planner } from '../../tests/journeys/planner.ts';
import { type Conduct, conductOf, expectPatiently, tellConduct, tellFloorConduct, watch } from './conduct.ts';
import { startFloor } from './floor-server.ts';
import { seedGoals, signUp, startServer } from './running-server.ts';
import { signIn, warmProfile } from './warm-profile.ts';

const goals = 20_000;
const goalsOfToday = 500;
const rounds = 10;
const noTask = 'no task over 50';
const wide = { width: 1440, height: 900 };

const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const member = await signUp(server.origin);
await seedGoals(server.database, member, goals);
await server.database.query(
  `update goals set due_date = current_date where id in
     (select id from goals where scope_id = $1 and column_id = 1 order by code limit $2)`,
  [member.defaultSpaceId, goalsOfToday],
);
await warmProfile(profile, server.origin, member);
const context = await chromium.launchPersistentContext(profile, { ...benchLaunch, viewport: wide });
try {
  await tellPlanner(await floorConducts());
} finally {
  await context.close();
  await floor.stop();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}

interface Floors {
  readonly typed: readonly Conduct[];
  readonly dragged: readonly Conduct[];
}

async function floorConducts(): Promise<Floors> {
  const page = await context.newPage();
  await page.goto(floor.origin);
  await watch(page);
  await page.getByRole('textbox').click();
  const typed = await conducts(page, () => type(page, 100));
  tellFloorConduct('empty page: typing 100 letters', typed);
  const dragged = await conducts(page, () => sweep(page));
  tellFloorConduct('empty page: the pointer held and moved', dragged);
  await page.close();
  return { typed, dragged };
}

async function tellPlanner(floors: Floors): Promise<void> {
  await signIn(context, server.origin, member.cookie);
  const page = await context.newPage();
  const planner = new Planner(page);
  await page.goto(`${server.origin}/horizons/days/`);
  await page.waitForSelector('[data-whole]');
  await page.waitForSelector('[data-mark="saved"]');
  await planner.understandsGestures();
  await watch(page);

  for (const column of ['days', 'months'] as const) {
    if (column === 'months') await page.getByRole('link', { name: /^Months/u }).click();
    const later = page.getByRole('button', { name: 'Later' });
    const paged = await conducts(page, () => later.click());
    tellConduct(`paging ${column}`, paged, floors.typed, noTask);
  }

  await page.getByRole('link', { name: /^Days/u }).click();
  await page.keyboard.press('t');
  const rows = planner.panel('Today').locator('li[data-goal]');
  await rows.nth(3).locator('[data-goal-title]').focus();
  const opened = await conducts(page, async () => {
    await page.keyboard.press('Alt+Enter');
    await expectPatiently(page.getByRole('dialog')).toBeVisible();
    await expectPatiently(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPatiently(page.getByRole('dialog')).toHaveCount(0);
  });
  tellConduct('opening a goal with its note, and closing it', opened, floors.typed, noTask);

  await page.keyboard.press('Alt+Enter');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.click();
  const typed = await conducts(page, () => type(page, 100));
  tellConduct('typing 100 letters in a note', typed, floors.typed, noTask);
  await page.keyboard.press('Escape');
  await expectPatiently(page.getByRole('dialog')).toHaveCount(0);

  const shown = await conductOf(page, async () => {
    await planner.panel('Today').getByRole('button', { name: 'Show all' }).click();
    await expectPatiently.poll(() => rows.count()).toBeGreaterThanOrEqual(goalsOfToday);
  });
  tellConduct('showing all of a day’s 500 goals', [shown], floors.typed);
  const dragged = await conductOf(page, () => dragToTheEnd(page, planner));
  tellConduct('dragging over 500 rows', [dragged], floors.dragged, noTask);
}

async function conducts(page: Page, act: () => Promise<unknown>): Promise<readonly Conduct[]> {
  await act();
  const all: Conduct[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await conductOf(page, act));
  return all;
}

function type(page: Page, letters: number): Promise<void> {
  return page.keyboard.type('stones '.repeat(letters).slice(0, letters));
}

async function sweep(page: Page): Promise<void> {
  await page.mouse.move(300, 200);
  await page.mouse.down();
  await page.mouse.move(300, 880, { steps: 60 });
  await page.mouse.up();
}

async function dragToTheEnd(page: Page, planner: Planner): Promise<void> {
  const list = planner.panel('Today').locator('li[data-goal]');
  const [first, last] = [list.first(), list.last()];
  await first.scrollIntoViewIfNeeded();
  const from = await first.boundingBox();
  const panel = await planner.panel('Today').boundingBox();
  if (!from || !panel) throw new Error('Nothing is drawn there.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(x, from.y + 40, { steps: 4 });
  await page.mouse.move(x, panel.y + panel.height - 6, { steps: 40 });
  await expectPatiently(last).toBeInViewport();
  await page.mouse.up();
}
