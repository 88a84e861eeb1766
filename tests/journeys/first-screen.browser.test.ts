import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Most JavaScript that the first screen may need, in bytes as they travel. */
const budget = 160 * 1000;

/** The compressed size of all JavaScript that a page loads until it is drawn, by address. */
async function scriptsOf(page: Page, open: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  await open();
  // The page's own account of what it loaded: the browser keeps no bodies of a page that it has left, and may still
  // be telling of the page before.
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((address) => new URL(address).pathname.endsWith('.js')),
  );
  const sizes = new Map<string, number>();
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address);
    sizes.set(address, gzipSync(await answer.body()).length);
  }
  return sizes;
}

const total = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

test.use({ serviceWorkers: 'block' });

// What loads once the page is quiet belongs to no first screen, nor does what talks to the server: nothing waits for it.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route('**/assets/server-sync-*.js', (route) => route.abort());
});

test('the door needs less than 160 kB of JavaScript', async ({ page, server }) => {
  const sizes = await scriptsOf(page, async () => {
    await page.goto(`${server.origin}/login/`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
  expect(total(sizes)).toBeGreaterThan(50_000);
  expect(total(sizes)).toBeLessThan(budget);
});

test('the planner needs less than 160 kB of JavaScript', async ({ page, planner, server }) => {
  const sizes = await scriptsOf(page, async () => {
    await page.goto(`${server.origin}/horizons/days/`);
    await expect(planner.panel('Today')).toBeVisible();
  });
  expect(total(sizes)).toBeGreaterThan(50_000);
  expect(total(sizes)).toBeLessThan(budget);
});
