import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Most JavaScript that the first screen may need, in bytes as they travel; the promise is 160 kB (`docs/benchmarks.md`). */
const budget = 140 * 1000;

/** How many bytes of JavaScript a page has fetched until it is drawn, by its own account. */
async function scriptsOf(page: Page, open: () => Promise<void>): Promise<number> {
  await open();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

test.use({ serviceWorkers: 'block' });

// What loads once the page is quiet belongs to no first screen, nor does what talks to the server: nothing waits for it.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route('**/assets/server-sync-*.js', (route) => route.abort());
});

test('the door needs less than 160 kB of JavaScript', async ({ page, server }) => {
  const size = await scriptsOf(page, async () => {
    await page.goto(`${server.origin}/login/`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThan(budget);
});

test('the planner needs less than 160 kB of JavaScript', async ({ page, planner, server }) => {
  const size = await scriptsOf(page, async () => {
    await page.goto(`${server.origin}/horizons/days/`);
    await expect(planner.panel('Today')).toBeVisible();
  });
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThan(budget);
});
