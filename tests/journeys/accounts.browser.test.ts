import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './mailed-link.ts';
import { newPlanner } from './planner.ts';

const linkMailedTo = (dataFolder: string, email: string) =>
  mailedLink(dataFolder, email, /http:\/\/\S+\/reset\/\S+/u);

test('a wrong password is told on the e-mail field, a taken address on its own', async ({
  planner: { page },
  person,
  server,
}) => {
  await page.goto(`${server.origin}/login/`);
  await expect(page.getByRole('heading', { name: 'Logged in already' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto(`${server.origin}/login/`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/.+/u);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

  await page.goto(`${server.origin}/signup/`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/account with this email/u);
});

test('a forgotten password is set anew by the mailed link, once', async ({
  page,
  planner,
  server,
  browser,
  person,
}) => {
  await planner.isSaved();
  const elsewhere = await browser.newContext();
  const other = await newPlanner(elsewhere);

  await other.page.goto(`${server.origin}/login/`);
  await other.page.getByRole('link', { name: 'Forgot it?' }).click();
  await other.page.getByLabel('Email').fill(person.email);
  await other.page.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await expect.poll(() => linkMailedTo(server.dataFolder, person.email)).not.toBeNull();
  const link = linkMailedTo(server.dataFolder, person.email) ?? '';
  await other.page.goto(link);
  await other.page.getByLabel('New password').fill('a new one, eight at least');
  await other.page.getByRole('button', { name: 'Set password' }).click();
  await expect(other.page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await other.page.getByRole('link', { name: 'Open the planner' }).click();
  await other.isOpen();

  await test.step('every other device has to sign in again', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  });
  await test.step('the link works once', async () => {
    const third = await browser.newContext();
    const late = await third.newPage();
    await late.goto(link);
    await late.getByLabel('New password').fill('another one, eight at least');
    await late.getByRole('button', { name: 'Set password' }).click();
    await expect(late.getByRole('alert')).toContainText('This link has already been used');
    await third.close();
  });
  await elsewhere.close();
});

test('signing out with unsent changes says how many, and keeps them until the person decides', async ({
  page,
  planner,
  person,
  server,
  context,
}) => {
  await planner.isSaved();
  await planner.isInstalled();
  await context.setOffline(true);
  await planner.add('Today', 'Typed without a network');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 change has not reached the server.');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the changes' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toContain('Typed without a network');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Typed without a network');

  await planner.signIn(server.origin, person);
  await expect(planner.row('Typed without a network')).toBeVisible();
});

const keptOf = (page: Page) =>
  page.evaluate(async () => ({
    texts: Object.entries(localStorage)
      .filter(([key]) => key !== 'cairn-signup')
      .map(([key, text]) => `${key}: ${String(text)}`),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

test('signing out reloads the page and leaves nothing of the account on the device', async ({
  page,
  planner,
  person,
  server,
}) => {
  await planner.add('Today', 'A secret plan');
  await planner.isSaved();
  await page.keyboard.press('s');
  const before = await keptOf(page);
  expect(before.texts.join()).toContain(person.email);
  expect(before.texts.map((text) => text.split(':')[0])).toContain('cairn-sidebar');
  expect(before.databases).not.toEqual([]);

  await page.goto(`${server.origin}/settings/`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  expect(await keptOf(page)).toEqual({ texts: [], databases: [] });

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('A secret plan')).toHaveCount(0);
  await planner.signIn(server.origin, person);
  await expect(planner.row('A secret plan')).toBeVisible();
});

test('who signs out is not told that the session has ended', async ({ page, planner, server }) => {
  await planner.isSaved();
  await page.goto(`${server.origin}/settings/`);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes('You are signed out.')) sessionStorage.setItem('told', 'yes');
    }).observe(document.body, { childList: true, subtree: true });
  });
  // The session is over before the page knows that the server has done what it was asked.
  await page.route('**/api/logout/', async (route) => {
    const answer = await route.fetch();
    const isRefused = page.waitForResponse((response) => response.status() === 401);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await isRefused;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(null);
});

test('signing out in one tab signs out the others, and none of them writes anything back', async ({
  page,
  planner,
  server,
  context,
}) => {
  await planner.add('Today', 'A secret plan');
  await planner.isSaved();
  const other = await context.newPage();
  await other.goto(`${server.origin}/calendar/`);
  await expect(other.getByText('A secret plan')).toBeVisible();
  await page.goto(`${server.origin}/settings/`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(tab.getByText('A secret plan')).toHaveCount(0);
  }
  expect(await keptOf(page)).toEqual({ texts: [], databases: [] });
});

test('a visitor is led to the door and back to where they wanted to go', async ({
  planner,
  page,
  person,
  server,
}) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.origin}/horizons/weeks/?page=2`);
  await expect(page).toHaveURL(/\/login\/\?next=/u);
  await planner.passDoor(person);
  await expect(page.getByRole('heading', { name: 'Weeks', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/horizons/weeks/?page=2`);
  await page.goto(`${server.origin}/login/nowhere/at/all/`);
  await expect(page.getByRole('heading', { name: 'Logged in already' })).toBeVisible();
  await page.goto(`${server.origin}/onboarding/`);
  await expect(page.getByRole('heading', { name: 'Logged in already' })).toBeVisible();
});

test('the door leads to no address of somebody else, and from the wizard’s address to signing up', async ({
  planner,
  page,
  person,
  server,
}) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.origin}/onboarding/`);
  await expect(page).toHaveURL(`${server.origin}/signup/`);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.goto(`${server.origin}/login/?next=/%5Cexample.org/`);
  await planner.passDoor(person);
  await expect(page).toHaveURL(`${server.origin}/horizons/`);
});
