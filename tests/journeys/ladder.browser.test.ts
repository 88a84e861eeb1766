import { expect, test } from './fixtures.ts';

test('the ladder shows what a goal serves, what serves it and its steps; each rung is a way to its goal', async ({
  page,
  planner,
  server,
}) => {
  await page.goto(`${server.origin}/horizons/years/`);
  const ladder = page.getByRole('region', { name: 'Ladder' });
  await expect(ladder).toContainText('Choose a goal to see what it serves and what serves it.');
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
