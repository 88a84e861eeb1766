import { expect, test } from './fixtures.ts';
import { goalOption, newPerson, newPlanner, type Planner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';

async function choose(planner: Planner, goal: string, entry: string): Promise<void> {
  await planner.row(goal).hover();
  await planner
    .row(goal)
    .getByRole('button', { name: `Options of ${goal}` })
    .click();
  await (await goalOption(planner.page, entry)).click();
}

test('a goal goes to another space with no network, away from those who do not belong there, and comes back', async ({
  page,
  planner,
  server,
  browser,
}) => {
  await planner.add('Today', 'Alone');
  await planner.row('Alone').hover();
  await planner.row('Alone').getByRole('button', { name: 'Options of Alone' }).click();
  await expect(page.getByRole('menuitem', { name: 'Board and list…' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Parent goal...' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Move to another space…' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  const ben = await newPlanner(context);
  await ben.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
  const member = await userOf(context.request, server.origin);
  await shareSpace(server, await userOf(page.request, server.origin), member);
  await page.reload();
  await ben.page.reload();
  await planner.add('Today', 'Plan the party');
  await planner.isSaved();
  await planner.isInstalled();
  await expect(ben.titles('Today')).toContainText(['Plan the party']);

  await page.context().setOffline(true);
  await choose(planner, 'Plan the party', 'Move to another space…');
  const dialog = page.getByRole('dialog', { name: 'Move to' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Work' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Moved to Work');
  await expect(planner.titles('Today')).toContainText(['Plan the party']);
  await expect(ben.titles('Today')).toContainText(['Plan the party']);

  await test.step('when it is told, it is away from the other one', async () => {
    await page.context().setOffline(false);
    await planner.isSaved();
    await expect(ben.row('Plan the party')).toHaveCount(0, { timeout: 30_000 });
    await expect(ben.titles('Today')).toHaveText(['Alone']);
  });

  await test.step('undone, it is there again', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await planner.isSaved();
    await expect(ben.titles('Today')).toContainText(['Plan the party'], { timeout: 30_000 });
  });
  await context.close();
});
