import { dateFrom, isoWeekday, monthOf, plusDays, yearOf } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { expect, test } from './fixtures.ts';
import type { Planner } from './planner.ts';
import { weekAfter } from './periods-now.ts';
import { arrowTo, tabTo } from './tab-to.ts';

const today = todayIn('Europe/Lisbon', Date.now());

const name = 'Water the plants';
const weeks = [weekAfter(0), weekAfter(1), weekAfter(2)] as const;

function rowIn(planner: Planner, week: string) {
  return planner.panel(week).locator('li[data-goal]').filter({ hasText: name });
}

async function choose(planner: Planner, week: string, entry: string): Promise<void> {
  await rowIn(planner, week).hover();
  await rowIn(planner, week)
    .getByRole('button', { name: `Options of ${name}` })
    .click();
  await planner.page.getByRole('menuitem', { name: entry }).click();
}

test('a goal repeats each week: one is done, one is done with no network, and the rest is deleted there', async ({
  planner,
  signInElsewhere,
}) => {
  const { page } = planner;
  await planner.add(weeks[0], name);

  await test.step('made to repeat, it stands in the weeks to come', async () => {
    await choose(planner, weeks[0], 'Repeat...');
    const picker = page.getByRole('dialog', { name: 'Repeat this goal' });
    await expect(picker.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(picker).toContainText('Every week');
    await picker.getByRole('button', { name: 'Repeat' }).click();
    for (const week of weeks) await expect(rowIn(planner, week)).toContainText('Weekly');
    await planner.isSaved();
    for (const week of weeks) await expect(rowIn(planner, week)).toHaveCount(1);
  });

  await test.step('one is done', async () => {
    await rowIn(planner, weeks[0]).getByRole('checkbox').click();
    await planner.isSaved();
    await expect(rowIn(planner, weeks[1]).getByRole('checkbox')).not.toBeChecked();
  });

  await planner.isInstalled();
  await page.context().setOffline(true);

  await test.step('with no network the next is done, and the rest goes', async () => {
    await rowIn(planner, weeks[1]).getByRole('checkbox').click();
    await choose(planner, weeks[2], 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete which goals?' });
    await expect(question).toContainText('Every week');
    await question.getByRole('button', { name: 'This and following' }).click();
    await expect(rowIn(planner, weeks[2])).toHaveCount(0);
    await page.reload();
    await expect(rowIn(planner, weeks[1]).getByRole('checkbox')).toBeChecked();
    await expect(rowIn(planner, weeks[2])).toHaveCount(0);
  });

  await page.context().setOffline(false);
  await planner.isSaved();
  const other = await signInElsewhere();
  await expect(rowIn(other, weeks[0]).getByRole('checkbox')).toBeChecked();
  await expect(rowIn(other, weeks[1]).getByRole('checkbox')).toBeChecked();
  await expect(rowIn(other, weeks[2])).toHaveCount(0);
});

test('a change of one occurrence is offered for the others', async ({ planner }) => {
  const { page } = planner;
  await planner.add(weeks[0], name);
  await choose(planner, weeks[0], 'Repeat...');
  await page.getByRole('dialog').getByRole('button', { name: 'Repeat' }).click();
  await rowIn(planner, weeks[1]).locator('[data-goal-title]').click();
  await page.getByRole('textbox', { name: 'Goal' }).fill('Water the garden');
  await page.keyboard.press('Enter');
  await expect(planner.titles(weeks[2])).toHaveText([name]);
  await page.getByRole('button', { name: 'Change others...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'This and following' }).click();
  await expect(planner.titles(weeks[2])).toHaveText(['Water the garden']);
  await expect(planner.titles(weeks[0])).toHaveText([name]);
  await planner.isSaved();
  await page.reload();
  await expect(planner.titles(weeks[1])).toHaveText(['Water the garden']);
  await expect(planner.titles(weeks[2])).toHaveText(['Water the garden']);
});

test('a goal with subgoals repeats with a checklist in their place', async ({ planner }) => {
  const { page } = planner;
  await planner.add(weeks[0], name);
  await rowIn(planner, weeks[0]).locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  const goal = page.getByRole('dialog', { name });
  await goal.getByRole('button', { name: 'Subgoal' }).click();
  await page.keyboard.type('Fill the can');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Not the cactus');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await goal.getByRole('button', { name: 'Repeat', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Repeat this goal' });
  await expect(picker).toContainText('Goals with subgoals cannot be recurrent.');
  await picker.getByRole('button', { name: 'Turn the subgoals into a checklist in the repeat' }).click();
  await expect(goal.getByRole('button', { name: 'Repeat: Every week' })).toBeVisible();
  await expect(goal).toContainText('Not the cactus');
  await goal.getByRole('button', { name: 'Close', exact: true }).click();
  await planner.isSaved();
  await rowIn(planner, weeks[1]).locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  await expect(goal.getByRole('listitem').filter({ hasText: 'Fill the can' })).toBeVisible();
});

test('once the others have followed a move, the way back of the one is offered no more', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await page.goto(`${server.origin}/horizons/days/`);
  await planner.add('Today', name);
  await choose(planner, 'Today', 'Repeat...');
  const picker = page.getByRole('dialog', { name: 'Repeat this goal' });
  await picker.getByRole('radio', { name: 'Weekly' }).click();
  await picker.getByRole('button', { name: 'Repeat' }).click();
  await planner.moveTo(name, 'Tomorrow');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Change others...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'All' }).click();
  await expect(page.getByText('Changed for the others too')).toBeVisible();
  // At once, before the toast expires.
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('by mouse, a goal repeats on the last Friday of the month, 6 times', async ({ planner, server }) => {
  const { page } = planner;
  await planner.add('Today', name);
  await planner.row(name).hover();
  await planner
    .row(name)
    .getByRole('button', { name: `Options of ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Repeat...' }).click();
  const picker = page.getByRole('dialog', { name: 'Repeat this goal' });
  await picker.getByRole('radio', { name: 'Monthly' }).click();
  await picker.getByRole('radio', { name: /^On the last \w+day$/u }).click();
  const weekdays = picker.getByRole('group', { name: 'Days of the week' });
  // Selects Friday, and clears the weekday of today if it is another.
  const ofToday = new Date(today).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  for (const day of new Set(['Friday', ofToday])) await weekdays.getByRole('button', { name: day }).click();
  await expect(picker.getByRole('radio', { name: 'On the last Friday' })).toBeChecked();
  await picker.getByText('After', { exact: true }).click();
  await picker.getByRole('spinbutton', { name: 'Number of times' }).fill('6');
  await expect(picker).toContainText('Every month: last Fri, 6 times');
  await picker.getByRole('button', { name: 'Repeat', exact: true }).click();
  await expect(planner.row(name)).toContainText('Monthly');
  await planner.isSaved();

  // The goal of today is the first one.
  const dates = [today, ...lastFridaysAfter(today, 6)];
  for (const date of dates.slice(0, 6)) await isOn(planner, server.origin, date);
  await expect(page.locator(`[data-place="1-${dates[6]}"] [data-goal-title]`)).toHaveCount(0);
});

test('by keys, a goal repeats on the last Friday of the month, 6 times', async ({ planner, server }) => {
  const { page } = planner;
  const { keyboard } = page;
  await page.goto(`${server.origin}/calendar/?date=2027-03-12`);
  const friday = page.locator('[data-place="1-2027-03-12"]');
  await friday.click({ position: { x: 12, y: 60 } });
  await keyboard.type(name);
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  const goal = friday.getByRole('button', { name, exact: true });
  await goal.focus();
  await keyboard.press('/');
  await arrowTo(page.getByRole('menuitem', { name: 'Repeat...' }));
  await keyboard.press('Enter');

  const picker = page.getByRole('dialog', { name: 'Repeat this goal' });
  await tabTo(picker.getByRole('radio', { name: 'Weekly' }));
  await keyboard.press('ArrowRight');
  await expect(picker.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(picker.getByRole('spinbutton', { name: 'Every month' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(picker.getByRole('radio', { name: 'On day 12' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(picker.getByRole('radio', { name: 'On the second Friday' })).toBeChecked();
  await keyboard.press('ArrowRight');
  await expect(picker.getByRole('radio', { name: 'On the last Friday' })).toBeChecked();
  await tabTo(picker.getByRole('radio', { name: 'Never' }));
  await keyboard.press('ArrowLeft');
  await expect(picker.getByRole('radio', { name: 'After' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(picker.getByRole('spinbutton', { name: 'Number of times' })).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('6');
  await expect(picker).toContainText('Every month: last Fri, 6 times');
  await expect(picker).toContainText('From this goal to 30 Jul 2027.');
  await tabTo(picker.getByRole('button', { name: 'Repeat', exact: true }));
  await keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await planner.isSaved();

  const dates = ['2027-03-12', ...lastFridaysAfter('2027-03-12', 5)];
  expect(dates.at(-1)).toBe('2027-07-30');
  for (const date of dates) await isOn(planner, server.origin, date);
  await page.goto(`${server.origin}/calendar/?date=2027-08-01`);
  await expect(page.locator('[data-place="1-2027-08-27"]')).toBeVisible();
  await expect(page.locator('[data-place="1-2027-08-27"] [data-goal-title]')).toHaveCount(0);
});

async function isOn({ page }: Planner, origin: string, date: string): Promise<void> {
  await page.goto(`${origin}/calendar/?date=${date}`);
  await expect(page.locator(`[data-place="1-${date}"] [data-goal-title]`)).toHaveText([name]);
}

function lastFridaysAfter(date: string, count: number): readonly string[] {
  const fridays: string[] = [];
  for (let month = 0; fridays.length < count; month += 1) {
    const last = dateFrom(yearOf(date), monthOf(date) + month + 1, 0);
    const friday = plusDays(last, -((isoWeekday(last) + 2) % 7));
    if (friday > date) fridays.push(friday);
  }
  return fridays;
}
