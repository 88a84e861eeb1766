import { expect, test } from './fixtures.ts';

test('the password is changed in the settings, and the account deleted only with it', async ({
  planner,
  page,
  person,
  signInElsewhere,
}) => {
  await planner.isSaved();
  const other = await signInElsewhere();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Sign-in and security' }).click();

  await test.step('a wrong current password is told at its field', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByLabel('New password').fill('another long walk');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      'This password is incorrect',
    );
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('every other device has to sign in again', async () => {
    await other.page.reload();
    await expect(other.page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  });

  await test.step('the account is deleted with its words and the new password', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByLabel('Type DELETE FOREVER').fill('DELETE FOREVER');
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Password', { exact: true }).fill('another long walk');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
