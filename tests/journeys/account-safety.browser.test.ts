import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './mailed-link.ts';

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
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });
});

test('the address of the account changes with the password and the link mailed to the new one', async ({
  page,
  person,
  planner,
  server,
}) => {
  const email = `new-${person.email}`;
  await planner.isSaved();
  await page.goto(`${server.origin}/settings/security/`);
  const change = page.getByRole('button', { name: 'Change the address' });

  await test.step('with no network it says so, and keeps what was typed', async () => {
    await change.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change the address' });
    await expect(dialog.getByText(`Your account keeps ${person.email} until you open it.`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('New email address').fill(email);
    await dialog.getByLabel('Current password').fill(person.password);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Change the address' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await expect(dialog.getByLabel('New email address')).toHaveValue(email);
  });

  await test.step('a wrong password is told at its field, the right one sends the link', async () => {
    const dialog = page.getByRole('dialog', { name: 'Change the address' });
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByLabel('Current password').press('Enter');
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      'This password is incorrect',
    );
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByLabel('Current password').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`A link is on its way to ${email}. It works for a day.`)).toBeVisible();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  });

  await test.step('the link asks once more, and then the address is the new one', async () => {
    const linkIn = () => mailedLink(server.dataFolder, email, /\/confirm\/new-[\w-]+\//u);
    await expect.poll(linkIn).not.toBeNull();
    await page.goto(`${server.origin}${linkIn() ?? ''}`);
    await expect(page.getByText(`Your account is ${person.email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page.getByText('Your address is changed')).toBeVisible();
    await page.goto(`${server.origin}/settings/security/`);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await page.goto(`${server.origin}${linkIn() ?? ''}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^This link has already been used/u)).toBeVisible();
  });
});
