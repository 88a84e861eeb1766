import { expect, test } from './fixtures.ts';
import { tomorrow } from './periods-now.ts';

test('a goal that somebody deletes while its name is written leaves the words on the shelf and the focus beside it', async ({
  planner,
  signInElsewhere,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Dig the garden', 'Call grandma');
  const other = await signInElsewhere();
  const title = planner.row('Call grandma').locator('[data-goal-title]');

  await planner.row('Dig the garden').locator('[data-goal-title]').click();
  await page.keyboard.type(' with Ada');
  await other.row('Dig the garden').locator('[data-goal-title]').focus();
  await other.page.keyboard.press('Backspace');
  await expect(title).toBeFocused({ timeout: 30_000 });
  await expect(planner.titles('Today')).toHaveText(['Call grandma']);

  await planner.says('Not saved (1)');
  await page.getByRole('link', { name: 'Not saved (1)' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dig the garden with Ada' })).toBeVisible();
  await page.getByRole('button', { name: /Restore|Put back/u }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(other.row('Dig the garden with Ada')).toBeVisible({ timeout: 30_000 });
});

test('one that is moved meanwhile is written on where it is', async ({ planner, signInElsewhere }) => {
  const { page } = planner;
  await planner.add('Today', 'Dig the garden', 'Call grandma');
  const other = await signInElsewhere();
  await planner.row('Dig the garden').locator('[data-goal-title]').click();
  await page.keyboard.type(' with');
  await other.moveTo('Dig the garden', 'Tomorrow');
  const field = planner.panel(tomorrow).getByRole('textbox', { name: 'Goal' });
  await expect(field).toBeFocused({ timeout: 30_000 });
  await expect(planner.titles('Today')).toHaveText(['Call grandma']);
  await expect(field).toHaveValue('Dig the garden with');
  await page.keyboard.type(' Ada');
  await page.keyboard.press('Enter');
  await expect(planner.row('Dig the garden with Ada').locator('[data-goal-title]')).toBeFocused();
  await expect(other.row('Dig the garden with Ada')).toBeVisible({ timeout: 30_000 });
});
