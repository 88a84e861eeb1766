import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { afterPaintFile, whenQuietFile } from './later-files.ts';

// On a first visit nothing is cached or preloaded.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  }),
);

/** Browsers remember a script that failed to load until the page is reloaded. */
async function opensSearch(page: Page): Promise<void> {
  await expect(async () => {
    const reload = page.getByRole('button', { name: 'Reload' });
    if (await reload.isVisible()) await reload.click({ timeout: 1000 });
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a part that cannot be fetched says so, takes nothing with it, and opens with one', async ({
  planner,
}) => {
  const { page } = planner;
  // Wait for the parts that load right after the first paint.
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  // Without a network, the parser of typed lines cannot be loaded either.
  await page.context().setOffline(true);
  await planner.add('Today', 'Still here');
  await page.keyboard.press('f');
  await expect(page.getByText('This part is not on this device yet.')).toBeVisible();
  await planner.row('Still here').locator('[data-goal-title]').focus();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Alt+Enter');
  await failed;
  await expect(page).toHaveURL(/\/horizons\/$/u);
  await expect(planner.row('Still here')).toBeVisible();

  await page.context().setOffline(false);
  await opensSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a script that broke off comes with a reload, by itself or where it is offered', async ({ planner }) => {
  const { page } = planner;
  // Before any pointer event, because a pointer on a row loads this file too.
  await page.route(whenQuietFile, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/when-quiet-'));
  await planner.add('Today', 'Still here');
  await planner.isSaved();
  await page.keyboard.press('f');
  await failed;
  await page.unroute(whenQuietFile);
  await opensSearch(page);
  await page.keyboard.press('Escape');
  await planner.row('Still here').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('dialog', { name: 'Still here' })).toBeVisible();
});

test('the parts that come after the first paint come with the network', async ({ planner }) => {
  const { page } = planner;
  await page.route(afterPaintFile, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/after-paint-'));
  await page.reload();
  await planner.isOpen();
  await failed;
  await page.context().setOffline(true);
  await page.unroute(afterPaintFile);
  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  await planner.add('Today', 'Still here');
  await expect(planner.row('Still here')).toBeVisible();
});
