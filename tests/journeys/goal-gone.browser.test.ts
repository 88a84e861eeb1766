import { expect, test } from './fixtures.ts';
import { newPerson, newPlanner, goalOption } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';

test('a goal that goes where its writer does not belong takes no word along, and no key acts on the page', async ({
  page,
  planner,
  server,
  browser,
}) => {
  const context = await browser.newContext();
  const ben = await newPlanner(context);
  await ben.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
  await shareSpace(
    server,
    await userOf(page.request, server.origin),
    await userOf(context.request, server.origin),
  );
  await page.reload();
  await ben.page.reload();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Goal' }).fill('Plan the party');
  await page.keyboard.press('Enter');
  await expect(ben.row('Plan the party')).toBeVisible();

  await ben.row('Plan the party').locator('[data-goal-title]').press('Alt+Enter');
  await ben.page.getByRole('link', { name: 'Open as page' }).click();
  await expect(ben.page.getByRole('dialog')).toHaveCount(0);
  const note = ben.page.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('We need lamps ');
  await ben.isSaved();

  await planner.row('Plan the party').hover();
  await planner.row('Plan the party').getByRole('button', { name: 'Options of Plan the party' }).click();
  await (await goalOption(page, 'Move to another space…')).click();
  await page.getByRole('dialog', { name: 'Move to' }).getByRole('button', { name: 'Work' }).click();
  await planner.isSaved();

  const rest = ben.page.getByRole('textbox', { name: 'Your unsaved text' });
  await expect(rest).toBeFocused();
  await ben.page.keyboard.type('and snacks');
  await expect(rest).toHaveValue('and snacks');
  await expect(ben.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(ben.page.getByRole('dialog')).toHaveCount(0);
  await ben.page.getByRole('link', { name: 'Home', exact: true }).click();
  await ben.says(/^Not saved/u);
  await ben.page
    .getByRole('link', { name: /^Not saved/u })
    .first()
    .click();
  await expect(ben.page.getByText('and snacks')).toHaveCount(1);
  await context.close();
});
