import { expect, test } from './fixtures.ts';

test('a word is found in a title, a note and a comment from anywhere, with no network too, and deleted goals with one', async ({
  planner,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Bake rye bread', 'Ask the mill', 'Shopping', 'Rye fields in summer');
  const open = async (name: string) => {
    await planner.row(name).locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  const close = async (name: string) => {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(planner.row(name).locator('[data-goal-title]')).toBeFocused();
  };
  await open('Ask the mill');
  await page.getByRole('textbox', { name: 'Note' }).click();
  await page.keyboard.type('Do they have RYE flour?');
  await close('Ask the mill');
  await open('Shopping');
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('The ryé is on the second shelf');
  // On the field, because an opening dialog takes the focus.
  await comment.press('ControlOrMeta+Enter');
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('second shelf');

  const box = page.getByRole('dialog', { name: 'Search' });
  await test.step('Ctrl+K opens the box over an open goal, and the arrows walk in it', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('rye');
    await expect(box.getByRole('group', { name: 'Goals' }).getByRole('option')).toHaveText([
      /Bake rye bread/u,
      /Rye fields/u,
      /Ask the mill.*RYE flour/u,
      /Shopping.*second shelf/u,
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Ask the mill' })).toBeVisible();
    await close('Ask the mill');
  });

  await planner.tick('Bake rye bread');
  await planner.isSaved();
  await planner.isInstalled();

  await test.step('the page has filters, which the address keeps', async () => {
    await page.keyboard.press('f');
    await box.getByRole('combobox').fill('rye');
    await box.getByRole('link', { name: 'All results and filters' }).click();
    await expect(page.getByText('4 found')).toBeVisible();
    await page.getByRole('button', { name: 'Open and done' }).click();
    await page.getByRole('menuitemradio', { name: 'Done', exact: true }).click();
    await expect(page.getByText('1 found')).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    const days = page.getByRole('region', { name: 'Days' });
    await expect(days.getByRole('button')).toHaveText([/Bake rye bread/u]);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Done');
    await page.getByRole('menuitemradio', { name: 'Open and done' }).click();
    await days.getByRole('button', { name: /Rye fields/u }).click();
    await page.getByRole('dialog', { name: 'Rye fields in summer' }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('deleted goals are asked of the server, and come back', async () => {
    await page.getByRole('switch', { name: 'Deleted goals' }).click();
    await expect(page.getByText('Deleted goals are searched on the server.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('link', { name: 'Horizons' }).first().click();
    await planner.row('Rye fields in summer').locator('[data-goal-title]').focus();
    await page.keyboard.press('Delete');
    await expect(planner.row('Rye fields in summer')).toHaveCount(0);
    await planner.isSaved();
    await page.goto(new URL('/search/?q=rye&deleted=true', page.url()).href);
    await page.getByRole('button', { name: 'Restore: Rye fields in summer' }).click();
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('switch', { name: 'Deleted goals' }).click();
    await expect(page.getByText('4 found')).toBeVisible();
  });
});
