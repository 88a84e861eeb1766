import { type Page } from '@playwright/test';
import { plusDays } from '@cairn/core/time/date-only';
import { longDayName } from '@cairn/core/time/period-names';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { boxOf } from './planner.ts';

const zone = 'Europe/Lisbon';
const today = () => todayIn(zone, Date.now());

interface Timed {
  readonly name: string;
  readonly times?: readonly [from: number, to: number];
  readonly color?: string;
  readonly doneDate?: string;
}

async function write(page: Page, origin: string, date: string, ...goals: readonly Timed[]): Promise<void> {
  const at = (minutes: number) => new Date(momentOf(date, minutes, zone)).toISOString();
  const answer = await page.request.post(`${origin}/api/v2/goals-2/batch/`, {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: {
      goals: goals.map(({ times, ...goal }, index) => ({
        ...goal,
        columnId: 1,
        dueDate: date,
        ...(times && { datetimeFr: at(times[0]), datetimeTo: at(times[1]) }),
        tempId: crypto.randomUUID(),
        horizonSequenceNo: 2000 + index * 100,
      })),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Moves the clock, which the page reads when it becomes visible. */
async function moveTo(page: Page, date: string, minutes: number): Promise<void> {
  await page.clock.setFixedTime(momentOf(date, minutes, zone));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const arcs = (page: Page) => page.getByRole('list', { name: 'Goals with a time' });
const hand = (page: Page) => page.locator('[data-clock-hand]');
const titleOf = (page: Page, date: string, since = date) =>
  page.getByRole('heading', { level: 1, name: longDayName(date, 'en-GB', since) });

test.use({ viewport: { width: 1440, height: 900 } });

test('the clock shows the current goal, free time and what has passed, and turns at midnight', async ({
  page,
  planner,
  server,
}) => {
  const date = today();
  const tomorrow = plusDays(date, 1);
  await write(
    page,
    server.origin,
    date,
    { name: 'Write 600 words', times: [450, 540], color: 'purple', doneDate: date },
    { name: 'Review the copy', times: [600, 660], color: 'blue' },
    { name: 'Call the office', times: [840, 870] },
    { name: 'Easy run', times: [1050, 1095], color: 'green' },
    { name: 'Radio', times: [1060, 1120], color: 'red' },
    { name: 'Night train', times: [1400, 1500], color: 'brown' },
    { name: 'Sketch the map' },
  );
  await expect(planner.row('Night train')).toBeVisible();
  await moveTo(page, date, 624);
  await page.goto(`${server.origin}/home/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('clock');
  await page.getByRole('option', { name: /^Clock$/u }).click();
  await expect(page).toHaveURL(/\/clock\/$/u);
  await expect(page).toHaveTitle('Clock · Cairn');
  await expect(titleOf(page, date)).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();

  await test.step('a goal runs', async () => {
    const figure = page.getByRole('figure', { name: 'Clock' });
    await expect(figure.getByText('36 minutes left')).toBeAttached();
    await expect(figure.getByText('10:24')).toBeVisible();
    await expect(page.getByText('Next at 14:00')).toBeVisible();
    await expect(hand(page)).toHaveAttribute('data-clock-hand', '624');
    await expect(arcs(page).getByRole('listitem')).toHaveCount(6);
    await expect(arcs(page).getByRole('link', { name: 'Done: Write 600 words, 07:30–09:00' })).toBeVisible();
    const [run, radio] = [
      await boxOf(arcs(page).getByRole('link', { name: /^Easy run/u })),
      await boxOf(arcs(page).getByRole('link', { name: /^Radio/u })),
    ];
    expect(radio.x + radio.width).toBeLessThan(run.x + run.width - 5);
    await expect(page.getByRole('region', { name: 'Passed' }).getByRole('listitem')).toHaveCount(4);
    expect(await faultsOfLayout(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  });

  await test.step('an arc shows its times on focus, and opens its goal', async () => {
    const arc = arcs(page).getByRole('link', { name: 'Call the office, 14:00–14:30' });
    await arc.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(arc).toBeFocused();
    await expect(page.getByText('Call the office · 14:00–14:30')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Call the office' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/clock\/$/u);
  });

  await test.step('a goal without a time is ticked, and the tick taken back', async () => {
    await expect(page.getByText('1 of 7 done. Free from 11:00 to 14:00.')).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'Done: Sketch the map' });
    await box.click();
    await expect(box).toBeChecked();
    await expect(page.getByText('2 of 7 done.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box).not.toBeChecked();
  });

  await test.step('between two goals, and after the last', async () => {
    await moveTo(page, date, 700);
    await expect(page.getByText('Free until 14:00')).toBeVisible();
    await expect(page.getByText('2 h 20 min').first()).toBeAttached();
    await moveTo(page, date, 780);
    await expect(page.getByText('60 minutes')).toBeAttached();
  });

  await test.step('keys lead to other days', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(titleOf(page, tomorrow, date)).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
    await expect(page.getByText('1 goal with a time, 00:00 to 01:00')).toBeVisible();
    await page.keyboard.press('t');
    await expect(titleOf(page, date)).toBeVisible();
    await expect(page).toHaveURL(/\/clock\/$/u);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('No goals with a time on this day')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No goals with a time on this day')).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(hand(page)).toBeVisible();
  });

  await test.step('midnight passes', async () => {
    await moveTo(page, date, 1439);
    await expect(page.getByText('1 minute left')).toBeAttached();
    await moveTo(page, tomorrow, 15);
    await expect(titleOf(page, tomorrow)).toBeVisible();
    await expect(hand(page)).toHaveAttribute('data-clock-hand', '15');
    await expect(page.getByText('45 minutes left')).toBeAttached();
    await moveTo(page, tomorrow, 600);
    await expect(page.getByText('No more goals with a time today')).toBeVisible();
  });

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/home\/$/u);
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('the night belongs to the day before as in the settings, on a clock of 12 hours', async ({
  page,
  planner,
  server,
}) => {
  const date = today();
  await write(page, server.origin, date, { name: 'Review the copy', times: [600, 660] });
  await expect(planner.row('Review the copy')).toBeVisible();
  await page.goto(`${server.origin}/settings/time/`);
  await page.getByRole('radiogroup', { name: 'Clock' }).getByText('12-hour').click();
  await page.getByLabel('A day ends at').selectOption('3');
  await planner.isSaved();
  await moveTo(page, date, 630);
  await page.goto(`${server.origin}/clock/`);
  await expect(arcs(page).getByRole('link', { name: /10:00 am–11:00 am/iu })).toBeVisible();
  await expect(page.locator('text').getByText('6 pm')).toBeVisible();

  await moveTo(page, plusDays(date, 1), 60);
  await expect(titleOf(page, date)).toBeVisible();
  await expect(page.getByText('No more goals with a time today')).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await moveTo(page, plusDays(date, 1), 181);
  await expect(titleOf(page, plusDays(date, 1))).toBeVisible();
  await expect(page.getByText('No goals with a time today')).toBeVisible();

  // Without a page before it, the clock leads to Home.
  const fresh = await page.context().newPage();
  await fresh.goto(`${server.origin}/clock/`);
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
  await fresh.keyboard.press('Escape');
  await expect(fresh).toHaveURL(/\/home\/$/u);
});

test('the buttons fade without movement, and the screen stays awake while the page is seen', async ({
  page,
  planner,
  server,
}) => {
  await planner.isSaved();
  await page.addInitScript(() => {
    const request = () =>
      Promise.resolve(Object.assign(new EventTarget(), { released: false, release() {} }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.clock.install();
  await page.goto(`${server.origin}/clock/`);
  const leave = page.getByRole('button', { name: 'Leave' });
  await expect(leave).toHaveCSS('opacity', '1');
  await expect(page.getByText('Screen stays awake')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(leave).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(leave).toHaveCSS('opacity', '1');
});

test('with no network a phone shows the dial, the coming goals and the figures', async ({
  page,
  planner,
  server,
}) => {
  const date = today();
  await write(
    page,
    server.origin,
    date,
    { name: 'Review the copy', times: [600, 660] },
    { name: 'Call the office', times: [840, 870] },
    { name: 'Dinner', times: [1170, 1320] },
  );
  await expect(planner.row('Dinner')).toBeVisible();
  // The app keeps the clock that it was loaded with.
  await moveTo(page, date, 624);
  await page.goto(`${server.origin}/settings/horizons/`);
  const ways = page.getByRole('complementary').getByRole('link', { name: 'Clock' });
  await expect(page.getByRole('switch', { name: 'Clock', exact: true })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Clock', exact: true }).click();
  await expect(ways).toBeVisible();
  await planner.isInstalled();
  await planner.isSaved();
  await page.context().setOffline(true);
  await ways.click();
  await expect(page.getByText('36 minutes left')).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('36 minutes left')).toBeAttached();
  const coming = page.getByRole('list', { name: 'Coming up' });
  await expect(coming.getByRole('listitem')).toHaveText([
    /14:00\s*Call the office.*3 h 36 min/u,
    /19:30\s*Dinner/u,
  ]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Passed, from the inner ring outwards')).toBeVisible();
  expect(await faultsOfLayout(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await coming.getByRole('button', { name: 'Dinner' }).click();
  await expect(page.getByRole('dialog', { name: 'Dinner' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/settings\/horizons\/$/u);
  await page.context().setOffline(false);
});
