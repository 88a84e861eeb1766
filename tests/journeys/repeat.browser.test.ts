import { expect, test } from './fixtures.ts';
import type { Planner } from './planner.ts';
import { weekAfter } from './periods-now.ts';

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
  await goal.getByRole('button', { name: 'Close' }).click();
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
