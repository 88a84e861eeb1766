import { expect, test } from './fixtures.ts';

test('keys are put elsewhere, shown where they are pressed, and follow the person', async ({
  page,
  planner,
  server,
  signInElsewhere,
}) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/settings/`);
  const add = page.getByRole('button', { name: /^Add a goal for today: /u });
  const asked = page.getByRole('button', { name: 'Press a key' });

  await test.step('one that is taken is refused, by what has it', async () => {
    await add.press('Enter');
    await asked.press('s');
    await expect(page.getByRole('alert')).toHaveText(
      'S is taken: Show or hide the sidebar. Choose another key.',
    );
    await asked.press('Control+b');
    await expect(page.getByRole('alert')).toHaveText('Letters and digits only, with Shift or without.');
    await asked.press('Escape');
    await expect(add).toHaveText('N');
    await expect(add).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  await test.step('a free one is taken; the page’s keys rest meanwhile', async () => {
    await add.press('Enter');
    await asked.press('Shift+q');
    await expect(add).toHaveText('⇧ Q');
    await page.getByRole('button', { name: /^Show or hide the sidebar: /u }).click();
    await asked.press('Backspace');
    await expect(page.getByRole('button', { name: 'Show or hide the sidebar: None' })).toBeFocused();
    await planner.isSaved();
  });

  await test.step('the new key acts, the old ones do not, and every hint says so', async () => {
    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    await expect(page.getByText('Press ⇧Q and write one thing worth doing.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Goal/u })).toHaveAttribute(
      'aria-keyshortcuts',
      'Shift+Q',
    );
    for (const key of ['n', 's']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Shift+q');
    await expect(page.getByRole('dialog', { name: 'New goal' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Add a goal for today').locator('..')).toContainText('Q');
    await expect(sheet.getByText('Show or hide the sidebar').locator('..')).toContainText('None');
    await page.keyboard.press('Escape');
  });

  await test.step('on another device too; reset, all is as it was', async () => {
    const other = await signInElsewhere();
    await other.page.keyboard.press('Shift+q');
    await expect(other.page.getByRole('dialog', { name: 'New goal' })).toBeVisible();
    await other.page.keyboard.press('Escape');
    await other.page.goto(`${server.origin}/settings/`);
    await other.page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(other.page.getByRole('button', { name: 'Add a goal for today: N' })).toBeVisible();
    await expect(page.getByText('Press N and write one thing worth doing.')).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
});
