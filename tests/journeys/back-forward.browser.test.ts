import type { Page } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import { expect, test } from './fixtures.ts';

// Playwright switches off the back/forward cache, and the Chromium shell has none.
test.skip(chromiumLaunch.executablePath === undefined, 'No Chromium with a window.');
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that is gone back to as it was left shows what was done meanwhile, and goes on', async ({
  planner,
  page,
  signInElsewhere,
}) => {
  await planner.add('Today', 'Dig the garden', 'Call grandma');
  await planner.isSaved();
  const elsewhere = await signInElsewhere();
  await planner.row('Dig the garden').locator('[data-goal-title]').click();
  await page.getByRole('textbox', { name: 'Goal' }).fill('Dig the whole gar');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['back'] = persisted ? 'as it was' : 'anew';
    });
    location.assign('/api/docs/');
  });
  await page.waitForURL('**/api/docs/');
  await elsewhere.add('Today', 'Typed elsewhere');
  await elsewhere.isSaved();

  await page.evaluate(() => history.back());
  await expect
    .poll(() => shown(page), { timeout: 30_000 })
    .toEqual({
      back: 'as it was',
      titles: ['Dig the whole gar', 'Call grandma', 'Typed elsewhere'],
    });
  await expect(elsewhere.row('Dig the whole gar')).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-goal] [role=checkbox]')?.click());
  await expect(elsewhere.row('Dig the whole gar').getByRole('checkbox')).toBeChecked();
});

/** Playwright's locators do not work on a page restored from the cache. */
const shown = (page: Page) =>
  page
    .evaluate(() => ({
      back: document.documentElement.dataset['back'],
      titles: Array.from(document.querySelectorAll('[data-goal-title]'), ({ textContent }) => textContent),
    }))
    .catch(() => null);
