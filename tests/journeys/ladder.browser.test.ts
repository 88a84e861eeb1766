import { expect, test } from './fixtures.ts';
import { boxOf, goalOption } from './planner.ts';
import { further } from './further.ts';

test('the ladder shows what a goal serves, what serves it and its steps; each rung is a way to its goal', async ({
  page,
  planner,
  server,
}) => {
  await page.goto(`${server.origin}/horizons/years/`);
  const ladder = page.getByRole('region', { name: 'Ladder' });
  await expect(ladder).toContainText('Select a goal to see what it serves and what serves it.');
  const year = String(new Date().getFullYear());
  await planner.add(year, 'Publish the field guide');
  await planner.row('Publish the field guide').locator('[data-goal-title]').press('Alt+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish the field guide' });
  await dialog.getByRole('button', { name: 'Add...' }).click();
  for (const step of ['Draft part one', 'Draft part two', 'Print it']) {
    await page.keyboard.type(step);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await planner.tick('Draft part one');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const rungs = ladder.getByRole('list').first().getByRole('button');
  await expect(rungs).toHaveText([/Publish the field guide.*1 of 3/u, 'Draft part two']);
  await expect(ladder.getByText('3 subgoals')).toBeVisible();
  await rungs.last().click();
  await expect(page.getByRole('dialog', { name: 'Draft part two' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rungs.last()).toBeFocused();
});

test('a long horizon leads with the current period, between the one before and those that come', async ({
  page,
  planner,
  server,
}) => {
  await page.goto(`${server.origin}/horizons/years/`);
  const year = new Date().getFullYear();
  const axis = page.locator('[data-in-view]');
  await expect(page.locator('[data-slide] h2')).toHaveText(
    [-1, 0, 1, 2, 3].map((away) => String(year + away)),
  );
  await expect(axis).toHaveText([new RegExp(`^${year} `, 'u'), new RegExp(`^${year + 1} `, 'u')]);
  const row = await boxOf(page.locator('[data-long][data-more-before][data-more-after]'));
  const [before, now, next] = [
    await boxOf(planner.panel(String(year - 1))),
    await boxOf(planner.panel(String(year))),
    await boxOf(planner.panel(String(year + 1))),
  ];
  expect(before.x, 'The year before reaches beyond the row.').toBeLessThan(row.x);
  expect(before.x + before.width).toBeGreaterThan(row.x);
  expect(now.width, 'The current one leads.').toBeGreaterThan(next.width);

  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page.locator('[data-slide] h2').first()).toHaveText(String(year + 4));
  await expect(axis.first()).toHaveText(new RegExp(`^${year + 4}`, 'u'));
});

test('who finishes the last subgoal is offered to finish the parent', async ({ page, planner }) => {
  const year = String(new Date().getFullYear());
  await planner.add(year, 'Publish the field guide');
  await planner.row('Publish the field guide').locator('[data-goal-title]').press('Alt+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish the field guide' });
  await dialog.getByRole('button', { name: 'Add...' }).click();
  for (const step of ['Draft it', 'Print it']) {
    await page.keyboard.type(step);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  const offer = page.getByRole('button', { name: 'Finish it too' });
  await planner.tick('Draft it');
  await planner.tick('Print it');
  await expect(page.getByText('All subgoals of Publish the field guide are done')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Done: Publish the field guide' })).not.toBeChecked();
  await offer.click();
  await expect(dialog.getByRole('checkbox', { name: 'Done: Publish the field guide' })).toBeChecked();
  await expect(offer).toHaveCount(0);
});

test(
  'who finishes several goals at once is offered each parent that has nothing open any more, once',
  { tag: further },
  async ({ page, planner }) => {
    const year = String(new Date().getFullYear());
    await planner.add(year, 'Publish the guide', 'Learn to sail');
    await planner.add('Today', 'Draft it', 'Print it', 'Buy a rope', 'Find a boat');
    const serves = async (name: string, parent: string) => {
      await planner.row(name).locator('[data-goal-title]').press('/');
      await (await goalOption(page, 'Parent goal...')).click();
      const picker = page.getByRole('dialog', { name: 'Parent goal' });
      await picker.getByRole('button', { name: parent }).click();
      await expect(picker).toHaveCount(0);
    };
    await serves('Draft it', 'Publish the guide');
    await serves('Print it', 'Publish the guide');
    await serves('Buy a rope', 'Learn to sail');
    await serves('Find a boat', 'Learn to sail');
    await planner.understandsGestures();
    for (const name of ['Draft it', 'Print it', 'Buy a rope'])
      await planner
        .row(name)
        .locator('[data-goal-title]')
        .click({ modifiers: ['ControlOrMeta'] });
    await page
      .getByRole('toolbar', { name: 'Selected goals' })
      .getByRole('button', { name: 'Done', exact: true })
      .click();
    await expect(page.getByText('3 goals done').first()).toBeVisible();
    await expect(page.getByText('All subgoals of Publish the guide are done')).toBeVisible();
    await expect(page.getByText('All subgoals of Learn to sail are done')).toHaveCount(0);
    const offer = page.getByRole('button', { name: 'Finish it too' });
    await expect(offer).toHaveCount(1);
    await offer.click();
    await expect(planner.row('Publish the guide').getByRole('checkbox')).toBeChecked();
    await expect(planner.row('Learn to sail').getByRole('checkbox')).not.toBeChecked();
  },
);

test('a goal is given what it serves from its options: from the longer periods around it, or by its words', async ({
  page,
  planner,
}) => {
  const year = String(new Date().getFullYear());
  await planner.add(year, 'Publish the field guide', 'Learn to sail');
  await planner.add('Life', 'Write a book worth rereading');
  await planner.add('Today', 'Call the printer');
  const title = planner.row('Call the printer').locator('[data-goal-title]');
  await title.press('/');
  await (await goalOption(page, 'Parent goal...')).click();
  const picker = page.getByRole('dialog', { name: 'Parent goal' });
  const choices = picker.getByRole('group', { name: 'Parent goal' }).getByRole('button');
  await expect(choices).toHaveText([
    /^Publish the field guide/u,
    /^Learn to sail/u,
    /^Write a book worth rereading/u,
  ]);
  // The field gets the focus in the frame after the choices appear.
  await expect(picker.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('book');
  await expect(choices).toHaveText([/^Write a book worth rereading/u]);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByText('Parent goal: Write a book worth rereading')).toBeVisible();
  await expect(planner.row('Write a book worth rereading')).toContainText('1 subgoal');

  await planner.row('Write a book worth rereading').locator('[data-goal-title]').press('/');
  await (await goalOption(page, 'Parent goal...')).click();
  await expect(picker).toContainText('No goals on its longer horizons yet.');
  await expect(picker.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('call');
  await expect(picker, 'What serves it cannot be served by it.').toContainText('No goals match.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(planner.row('Write a book worth rereading')).not.toContainText('1 subgoal');
});

test('what is dropped on a rung becomes a subgoal there, and a step is added below the others', async ({
  page,
  planner,
  server,
}) => {
  await page.goto(`${server.origin}/horizons/years/`);
  const year = String(new Date().getFullYear());
  await planner.add(year, 'Publish the field guide', 'Call the printer');
  const ladder = page.getByRole('region', { name: 'Ladder' });
  const rungs = ladder.getByRole('list').first().getByRole('button');

  await planner.row('Publish the field guide').locator('[data-goal-title]').focus();
  await expect(rungs).toHaveText(['Publish the field guide']);
  await expect(ladder).toContainText('No subgoals yet. Add the first step.');
  await ladder.getByRole('button', { name: 'Add...' }).click();
  await page.keyboard.type('Draft part one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(rungs).toHaveText([/Publish the field guide.*0 of 1/u, 'Draft part one']);

  await planner.understandsGestures();
  const from = await boxOf(planner.row('Call the printer'));
  await page.mouse.move(from.x + 60, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 70, from.y + 24, { steps: 3 });
  // The dragged goal is selected, but the ladder shows the previous one.
  await expect(rungs.last()).toHaveText('Draft part one');
  const to = await boxOf(rungs.last());
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 6 });
  await expect(ladder.locator('[data-aimed]')).toContainText('Draft part one');
  await page.mouse.up();
  await expect(rungs).toHaveText([
    /Publish the field guide.*0 of 1/u,
    /Draft part one.*0 of 1/u,
    'Call the printer',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rungs).toHaveText(['Call the printer']);
});
