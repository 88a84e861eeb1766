import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { newPlanner } from './planner.ts';

test('a stranger reads at the root what Cairn is, and a member is led on', async ({
  page,
  person,
  server,
}) => {
  await page.goto(`${server.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Big things are stacked from small days.');
  const chain = page.getByRole('list', { name: 'An example, from life to today' });
  await expect(chain.getByRole('listitem')).toHaveCount(7);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Horizons', level: 1 })).toBeVisible();
  await page.goto(`${server.origin}/`);
  await expect(page).toHaveURL(/\/horizons\/$/u);
});

test('a dead link of a goal leads a visitor to the root, and whoever signs in there on to it', async ({
  planner,
  browser,
  server,
}) => {
  await planner.add('Today', 'Mine alone');
  await planner.isSaved();
  const context = await browser.newContext();
  const visitor = await newPlanner(context);
  await visitor.page.goto(`${server.origin}/goals/nothing-here/`);
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    'Big things are stacked from small days.',
  );
  await visitor.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(visitor.page).toHaveURL(/\/login\/\?next=%2Fgoals%2Fnothing-here%2F$/u);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the page is as wide as the phone', async ({ page, server }) => {
    await page.goto(`${server.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
