import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

test('progress says what was done, folds the rest, and unfolds by mouse and keys', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  const names = ['Walk', 'Bake', 'Mend', 'Read', 'Call', 'Sow', 'Sing', 'Rest'];
  await planner.add('Today', ...names);
  for (const name of ['Walk', 'Read', 'Rest']) await planner.tick(name);
  await planner.isSaved();
  await page.goto(`${server.origin}/progress/`);
  const run = page.locator('#page ol ol > li').first();
  await expect(run).toContainText('3 completed, 8 added');
  await expect(run.getByRole('listitem')).toHaveCount(5);
  await expect(run.getByRole('listitem').filter({ hasText: 'completed' })).toHaveCount(3);
  await run.getByRole('button', { name: /^Show \d more$/u }).click();
  await expect(run.getByRole('listitem').filter({ hasText: 'added' })).toHaveCount(8);

  const done = page.getByRole('list', { name: 'Done', exact: true });
  const counts = done.getByRole('button', { name: /3 today, 3 this week$/u });
  await counts.press('Enter');
  await expect(counts).toHaveAttribute('aria-expanded', 'true');
  await expect(done.getByRole('heading')).toHaveText(['Today']);
  await expect(done.getByRole('button', { name: /^(?:Walk|Read|Rest)$/u })).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await done.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Read' })).toBeVisible();

  await test.step('with no network, what was done is there, and the rest says that it is not', async () => {
    await planner.isInstalled();
    await page.context().setOffline(true);
    await page.goto(`${server.origin}/progress/`);
    await expect(page.getByText('This part needs a connection')).toBeVisible();
    await counts.press('Enter');
    await expect(done.getByRole('button', { name: 'Read', exact: true })).toBeVisible();
  });
});
