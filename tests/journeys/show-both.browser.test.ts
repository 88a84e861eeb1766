import { expect, test } from './fixtures.ts';

test('a new space is shown alone, says so, and brings the other one back beside it', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', 'Water the plants');
  await page.getByRole('button', { name: 'Spaces: show, arrange, add' }).click();
  await page.getByRole('menuitem', { name: 'New space' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Garden');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Only Garden is shown now')).toBeVisible();
  await page.getByRole('button', { name: 'Show both' }).click();
  await page.keyboard.press('Escape');
  await expect(planner.row('Water the plants')).toBeVisible();
});
