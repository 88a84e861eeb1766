import type { Page } from '@playwright/test';
import { plusDays } from '@cairn/core/time/date-only';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { Finger } from './finger.ts';
import { boxOf, goalOption } from './planner.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { thisWeek } from './periods-now.ts';

const zone = 'Europe/Lisbon';
const today = () => todayIn(zone, Date.now());

interface Written {
  readonly name: string;
  readonly columnId: number;
  readonly dueDate: string;
  readonly datetimeFr?: string;
  readonly datetimeTo?: string;
}

/** Sent directly, because the screens accept no past date. */
async function write(page: Page, origin: string, ...goals: readonly Written[]): Promise<void> {
  const answer = await page.request.post(`${origin}/api/v2/goals-2/batch/`, {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: {
      goals: goals.map((goal, index) => ({
        ...goal,
        tempId: crypto.randomUUID(),
        horizonSequenceNo: 2000 + index * 100,
      })),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const inHome = (page: Page, path: string) => page.locator(`#page ${path}`);

test('home holds today, its hours, this week and what is pinned; goals there are goals as everywhere', async ({
  page,
  planner,
  server,
}) => {
  await planner.add('Today', 'Sow peas', 'Call Lena');
  await planner.isSaved();
  await write(page, server.origin, {
    name: 'Dentist',
    columnId: 1,
    dueDate: today(),
    datetimeFr: new Date(momentOf(today(), 600, zone)).toISOString(),
    datetimeTo: new Date(momentOf(today(), 660, zone)).toISOString(),
  });
  await expect(planner.row('Dentist')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home\/$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('at the edge')).toHaveCount(0);

  await test.step('tick, write, drag', async () => {
    await planner.tick('Sow peas');
    await expect(planner.panel('Today').getByText('1/3')).toBeVisible();
    await planner.panel('Today').getByRole('button', { name: '1 done' }).click();
    await expect(planner.row('Sow peas').getByRole('checkbox')).toBeChecked();
    await planner.add(thisWeek, 'Dig the garden');
    await planner.drag('Call Lena', thisWeek);
    await expect(planner.titles(thisWeek)).toHaveText(['Call Lena', 'Dig the garden']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(planner.titles(thisWeek)).toHaveText(['Dig the garden']);
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('textbox').first().fill('Walk');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(planner.row('Walk')).toBeVisible();
  });

  await test.step('the strip opens what it shows, and the focus comes back', async () => {
    await page
      .getByRole('list', { name: 'Hours of Today' })
      .getByRole('button', { name: 'Dentist, 10:00–11:00' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Dentist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(planner.row('Dentist').locator('[data-goal-title]')).toBeFocused();
    await expect(page).toHaveURL(/\/home\/$/u);
    await page.getByRole('link', { name: 'Plan the hours' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hours' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  await test.step('favourites', async () => {
    await expect(page.locator('#page [data-folders]')).toBeHidden();
    await planner.row('Dentist').locator('[data-goal-title]').press('/');
    await (await goalOption(page, 'Add to favourites')).click();
    await expect(inHome(page, '[data-folder=favourites] li')).toHaveText(['Dentist']);
    await inHome(page, '[data-folder=favourites] a').click();
    await expect(page.getByRole('dialog', { name: 'Dentist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('by its name, and with no network', async () => {
    await planner.isSaved();
    await planner.isInstalled();
    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    await page.context().setOffline(true);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\/$/u);
    await page.reload();
    await expect(planner.titles(thisWeek)).toHaveText(['Dig the garden']);
    await planner.tick('Walk');
    await planner.panel('Today').getByRole('button', { name: '2 done' }).click();
    await expect(planner.row('Walk').getByRole('checkbox')).toBeChecked();
    await page.context().setOffline(false);
    await planner.isSaved();
  });
});

test('what waits at the edge stays in sight, and is decided there with keys', async ({
  page,
  planner,
  server,
}) => {
  await write(
    page,
    server.origin,
    { name: 'Pay the rent', columnId: 1, dueDate: plusDays(today(), -1) },
    { name: 'Read the draft', columnId: 2, dueDate: plusDays(today(), -14) },
    { name: 'Not yet late', columnId: 2, dueDate: today() },
    { name: 'A month gone by', columnId: 3, dueDate: plusDays(today(), -80) },
  );
  await expect(planner.row('Not yet late')).toBeVisible();
  await page.goto(`${server.origin}/home/`);
  await expect(page.getByRole('heading', { name: '2 goals are waiting at the edge' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Waiting at the edge' });
  await expect(list.locator('[data-goal-title]')).toHaveText(['Read the draft', 'Pay the rent']);

  await list.getByRole('checkbox').first().press('Space');
  await expect(page.getByRole('heading', { name: '1 goal is waiting at the edge' })).toBeVisible();
  await expect(list.locator('[data-goal-title]')).toBeFocused();
  await page.keyboard.press('/');
  await page.getByRole('menuitem', { name: 'Move to period' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Today', exact: true }).press('Enter');
  await expect(planner.titles('Today')).toHaveText(['Pay the rent']);
  await expect(page.getByText('at the edge')).toHaveCount(0);
  await expect(planner.row('Pay the rent').locator('[data-goal-title]')).toBeFocused();
  await planner.isSaved();

  await write(page, server.origin, { name: 'Another', columnId: 1, dueDate: plusDays(today(), -2) });
  await expect(page.getByText('1 goal is waiting at the edge')).toBeVisible();
  await page.reload();
  await expect(planner.titles('Today')).toHaveText(['Pay the rent']);
  await expect(page.getByText('1 goal is waiting at the edge')).toBeVisible();
  await page.goto(`${server.origin}/horizons/days/`);
  await page.getByRole('link', { name: '1 late' }).click();
  await expect(list.locator('[data-goal-title]')).toHaveText(['Another']);
});

test('what waits is decided with one press or one key each, and each decision can be undone', async ({
  page,
  planner,
  server,
}) => {
  const late = (name: string, days: number) => ({ name, columnId: 1, dueDate: plusDays(today(), -days) });
  await write(page, server.origin, late('One', 6), late('Two', 5), late('Three', 4), late('Four', 3));
  await planner.says(/^All saved$/u);
  await page.goto(`${server.origin}/home/`);
  const list = page.getByRole('list', { name: 'Waiting at the edge' });
  const titles = list.locator('[data-goal-title]');
  await expect(titles).toHaveText(['One', 'Two', 'Three', 'Four']);
  const decide = (name: string, decision: string) =>
    planner.row(name).getByRole('button', { name: decision }).click();
  await decide('One', 'To today');
  await expect(planner.titles('Today')).toHaveText(['One']);
  await decide('Two', 'To this week');
  await expect(planner.titles(thisWeek)).toHaveText(['Two']);
  await decide('Three', 'Let go');
  await expect(titles).toHaveText(['Four']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(titles).toHaveText(['Three', 'Four']);

  await titles.first().focus();
  await page.keyboard.press('Backspace');
  await expect(titles).toHaveText(['Four']);
  await expect(titles).toBeFocused();
  await page.keyboard.press('Shift+0');
  await expect(planner.titles(thisWeek)).toHaveText(['Two', 'Four']);
  await expect(page.getByText('at the edge')).toHaveCount(0);
  await planner.row('Four').locator('[data-goal-title]').press('0');
  await expect(planner.titles('Today')).toHaveText(['One', 'Four']);
});

/** Ten past ten in Lisbon, in summer or winter. */
const morning = (day: string) => momentOf(day, 610, zone);

test('home says what runs, how long still and what is next, and lists today by time', async ({
  page,
  planner,
  server,
}) => {
  const timed = (name: string, from: number, to: number) => ({
    name,
    columnId: 1,
    dueDate: today(),
    datetimeFr: new Date(momentOf(today(), from, zone)).toISOString(),
    datetimeTo: new Date(momentOf(today(), to, zone)).toISOString(),
  });
  await write(
    page,
    server.origin,
    { name: 'Letter', columnId: 1, dueDate: today() },
    timed('Call the bank', 840, 870),
    timed('Review the copy', 600, 660),
    timed('Plan the day', 540, 570),
    { name: 'Map', columnId: 1, dueDate: today() },
  );
  await planner.says(/^All saved$/u);
  await page.clock.setFixedTime(morning(today()));
  await page.goto(`${server.origin}/home/`);
  const now = page.getByRole('region', { name: 'Now: Review the copy' });
  await expect(now).toContainText('10:00–11:00, 50 minutes left. Then free until 14:00');
  const rows = planner.titles('Today');
  await expect(rows).toHaveText(['Review the copy', 'Plan the day', 'Call the bank', 'Letter', 'Map']);
  await expect(planner.row('Review the copy')).toContainText('50 min left');
  await expect(page.getByRole('list', { name: 'Without a time' }).locator('[data-goal-title]')).toHaveText([
    'Letter',
    'Map',
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await test.step('the arrows walk through all of it, and a lifted goal takes a place among those without a time', async () => {
    await planner.row('Call the bank').locator('[data-goal-title]').focus();
    await page.keyboard.press('ArrowDown');
    await expect(planner.row('Letter').locator('[data-goal-title]')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(rows).toHaveText(['Review the copy', 'Plan the day', 'Call the bank', 'Map', 'Letter']);
    await planner.row('Call the bank').locator('[data-goal-title]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(page.getByText('Goals with a time are in the order of their times').first()).toBeVisible();
    await expect(rows).toHaveText(['Review the copy', 'Plan the day', 'Call the bank', 'Map', 'Letter']);
    await planner.row('Call the bank').locator('[data-goal-title]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(planner.titles(thisWeek)).toHaveText(['Call the bank']);
  });

  await test.step('after the current goal there is nothing more', async () => {
    await planner.tick('Review the copy');
    await expect(page.getByRole('region', { name: 'Hours' })).toContainText(
      'No more goals with a time today',
    );
  });
});

test('what waits is dragged into today', async ({ page, planner, server }) => {
  await write(page, server.origin, { name: 'Pay the rent', columnId: 1, dueDate: plusDays(today(), -1) });
  await planner.says(/^All saved$/u);
  await page.goto(`${server.origin}/home/`);
  await planner.drag('Pay the rent', 'Today');
  await expect(planner.titles('Today')).toHaveText(['Pay the rent']);
  await expect(page.getByText('at the edge')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('home stands first in the bar, one part below the other; what waits is swiped', async ({
    page,
    planner,
    server,
  }) => {
    await planner.add('Today', 'Sow peas');
    await write(page, server.origin, { name: 'Pay the rent', columnId: 1, dueDate: plusDays(today(), -1) });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const finger = await Finger.on(page);
    await finger.touchAt(planner.row('Pay the rent'), 120);
    await finger.go(120);
    await finger.lift();
    await expect(page.getByText('at the edge')).toHaveCount(0);
    await expect(page.getByText('“Pay the rent” done')).toBeVisible();
    const hours = page.getByRole('group', { name: 'Hours' });
    await hours.evaluate((strip) => strip.scrollTo({ left: 0 }));
    await hours.press('ArrowRight');
    await expect.poll(() => hours.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0);
    for (const target of await page.getByRole('navigation', { name: 'Main' }).locator('a, button').all()) {
      const box = await boxOf(target);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
});
