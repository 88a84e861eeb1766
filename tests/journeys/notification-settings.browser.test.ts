import { expect, test } from './fixtures.ts';

test('what reaches a person is set for all spaces or for one, by keys, with no network, and on every device', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  await planner.isInstalled();
  await page.goto(`${server.origin}/settings/notifications/`);
  const box = (name: string) => page.getByRole('checkbox', { name: `${name}: Email` });
  const place = page.getByRole('group', { name: 'Holds for' }).getByRole('button');
  const own = place.nth(1);

  await test.step('a group sets all below it, and is mixed where they differ', async () => {
    await expect(box('Goals I follow')).toHaveAttribute('aria-checked', 'mixed');
    await page.getByRole('button', { name: /^Goals I follow/u }).press('Enter');
    await expect(box('A goal is done')).not.toBeChecked();
    await box('Goals I follow').press('Space');
    await expect(box('Goals I follow')).toBeChecked();
    await expect(box('A goal is done')).toBeChecked();
    await box('Somebody comments').press('Space');
    await expect(box('Goals I follow')).toHaveAttribute('aria-checked', 'mixed');
  });

  await test.step('a test mail is on the list of what was sent', async () => {
    await expect(page.getByText('Nothing was sent yet')).toBeVisible();
    await page.getByRole('button', { name: 'Send a test mail' }).press('Enter');
    await expect(page.getByText('A test mail is on its way')).toBeVisible();
    const mail = page.getByRole('listitem').filter({ hasText: 'Mail from Cairn arrives' });
    await expect(mail).toContainText('accepted', { timeout: 30_000 });
  });

  await test.step('a space inherits until something is set there, also offline', async () => {
    await page.context().setOffline(true);
    await own.press('Enter');
    await expect(box('A goal is done')).toBeChecked();
    await box('A goal is done').press('Space');
    await expect(own).toContainText('1 differ');
    await expect(page.getByRole('row', { name: /^A goal is done/u })).toContainText('set for this space');
    await place.first().press('Enter');
    await expect(box('A goal is done')).toBeChecked();
    await page.getByRole('switch', { name: 'Quiet hours', exact: true }).press('Space');
    await expect(page.getByLabel('Quiet hours begin')).toBeHidden();
    await page.getByLabel('Before a timed goal').selectOption('30 minutes');
    await page.getByRole('switch', { name: 'Goals without a time' }).press('Space');
    await expect(page.getByLabel('Time of the daily reminder')).toBeHidden();
    await page.context().setOffline(false);
    await planner.isSaved();
  });

  await test.step('another device shows it, and takes the space back to what holds everywhere', async () => {
    const other = await signInElsewhere();
    await other.page.goto(`${server.origin}/settings/notifications/`);
    const there = other.page.getByRole('group', { name: 'Holds for' }).getByRole('button').nth(1);
    await expect(there).toContainText('1 differ');
    await expect(other.page.getByRole('switch', { name: 'Quiet hours', exact: true })).not.toBeChecked();
    await expect(other.page.getByLabel('Before a timed goal')).toHaveValue('30');
    await expect(other.page.getByRole('switch', { name: 'Goals without a time' })).not.toBeChecked();
    await there.click();
    await other.page.getByRole('button', { name: 'Back to all spaces' }).click();
    await expect(there).not.toContainText('differ');
    await expect(own).not.toContainText('differ');
  });
});
