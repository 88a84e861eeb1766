import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

test('the settings are pages with an address each, and the command box finds them by their settings', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  const list = page.getByRole('navigation', { name: 'Settings' });
  const current = list.locator('[aria-current]');
  await page.goto(`${server.origin}/settings/`);

  await test.step('by mouse, and Back goes to the page before', async () => {
    await expect(current).toHaveText('Account');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await list.getByRole('link', { name: 'Horizons and sidebar' }).click();
    await expect(page).toHaveURL(/\/settings\/horizons\/$/u);
    await expect(page).toHaveTitle(/^Horizons and sidebar/u);
    await expect(current).toHaveText('Horizons and sidebar');
    await expect(page.getByRole('switch', { name: 'Hide completed' })).toBeVisible();
    await page.goBack();
    await expect(current).toHaveText('Account');
  });

  await test.step('by keys, from anywhere', async () => {
    for (const [typed, name, address] of [
      ['time zone', 'Time and calendar', /\/settings\/time\/$/u],
      ['theme', 'Appearance', /\/settings\/appearance\/$/u],
      ['delete account', 'Sign-in and security', /\/settings\/security\/$/u],
    ] as const) {
      await page.keyboard.press('f');
      const box = page.getByRole('dialog', { name: 'Search and commands' });
      await box.getByRole('combobox').fill(typed);
      await expect(box.getByRole('option', { name: `${name} Settings` })).toBeVisible();
      await expect(box.getByRole('option').first()).toHaveAccessibleName(`${name} Settings`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(current).toHaveText(name);
    }
  });

  await test.step('every page is accessible, and an unknown one leads to the list', async () => {
    for (const name of await list.getByRole('link', { name: /^(?!Deleted|Not saved)/u }).allTextContents()) {
      await list.getByRole('link', { name, exact: true }).press('Enter');
      await expect(current).toHaveText(name);
      expect(await axeFindings(page), name).toEqual([]);
    }
    await page.goto(`${server.origin}/settings/none/`);
    await expect(page).toHaveURL(/\/settings\/$/u);
    await expect(current).toHaveText('Account');
  });
});

test('the birthday begins the life range, and the Profile ID is copied or shown', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  await page.goto(`${server.origin}/settings/`);
  await page.getByLabel('Birthday').fill('1984-05-06');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the Profile ID' }).click();
  await expect(page.getByText('Profile ID is copied')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('code')).toHaveText(code);
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error()) }),
  );
  await page.getByRole('button', { name: 'Copy the Profile ID' }).press('Enter');
  await expect(page.getByText(`Your Profile ID: ${code}`)).toBeVisible();

  await page.getByRole('link', { name: 'Horizons and sidebar' }).click();
  await page.getByRole('button', { name: 'Begin with your birthday' }).press('Enter');
  await expect(page.getByLabel('From')).toHaveValue('1984-05-06');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2064-05-06');
  await expect(page.getByRole('button', { name: 'Begin with your birthday' })).toHaveCount(0);
  await planner.isSaved();
  const other = await signInElsewhere();
  await other.page.goto(`${server.origin}/settings/`);
  await expect(other.page.getByLabel('Birthday')).toHaveValue('1984-05-06');
});

test('months begin on the chosen weekday with ISO week numbers, on every device and with no network', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  const other = await signInElsewhere();
  await other.page.goto(`${server.origin}/calendar/?date=2026-11-01`);
  const heads = other.page.getByRole('columnheader');
  await expect(heads).toHaveText(['Week', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await planner.isInstalled();
  await page.goto(`${server.origin}/settings/time/`);
  await page.context().setOffline(true);
  await page.getByLabel('First day of the week').selectOption('Sunday');
  await page.reload();
  await expect(page.getByLabel('First day of the week')).toHaveValue('7');
  await page.context().setOffline(false);
  await planner.isSaved();

  await expect(heads).toHaveText(['Week', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(await axeFindings(other.page)).toEqual([]);
  await other.page.goto(`${server.origin}/calendar/?view=week&date=2026-11-01`);
  await expect(heads.first()).toContainText('Mon');
});

test('unfinished goals move from a chosen date on', async ({ planner, server }) => {
  const { page } = planner;
  await planner.isInstalled();
  await page.goto(`${server.origin}/settings/time/`);
  await page.context().setOffline(true);
  await page.getByRole('switch', { name: 'Move unfinished day goals to the new day' }).press('Space');
  await page.getByLabel('From', { exact: true }).fill('2026-01-05');
  await page.getByLabel('From', { exact: true }).blur();
  await expect(page.getByText(/^Goals of .*5.* and later move/u)).toBeVisible();
  await page.getByRole('switch', { name: 'Also goals with a start time' }).press('Space');
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-05');
  await expect(page.getByRole('switch', { name: 'Also goals with a start time' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await planner.isSaved();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the settings are a list, and an entry opens a page with a way back', async ({ planner, server }) => {
    const { page } = planner;
    await page.goto(`${server.origin}/settings/`);
    const list = page.getByRole('navigation', { name: 'Settings' });
    await expect(list.getByRole('link')).toHaveText([
      'Account',
      'Sign-in and security',
      'Notifications',
      'Appearance',
      'Time and calendar',
      'Horizons and sidebar',
      'Keyboard',
      'Files and export',
      'Tokens and webhook',
      'Deleted goals',
      'Not saved',
    ]);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await list.getByRole('link', { name: 'Appearance' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();
    await expect(list).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the settings' }).tap();
    await expect(list).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/$/u);
  });
});
