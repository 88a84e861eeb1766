import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { afterPaintFile } from './later-files.ts';

/** Most JavaScript for the first screen, in bytes of gzip (`docs/benchmarks.md`). */
const budget = 155 * 1000;
/** The same limit for the sign-up and sign-in pages, which also have forms. */
const doorBudget = 160 * 1000;
/** In bytes of brotli, as transferred. */
const travelBudget = 145 * 1000;

async function scriptsOf(
  page: Page,
  open: () => Promise<void>,
): Promise<{ readonly travelled: number; readonly zipped: number }> {
  await open();
  // Read in the page, because the browser drops bodies of earlier pages.
  const scripts = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < painted && new URL(name).pathname.endsWith('.js'))
      .map((entry) => ({ address: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize }));
  });
  let [travelled, zipped] = [0, 0];
  for (const { address, size } of scripts) {
    const answer = await page.request.get(address);
    travelled += size;
    zipped += gzipSync(await answer.body(), { level: 9 }).length;
  }
  return { travelled, zipped };
}

test.use({ serviceWorkers: 'block' });

// Code that loads later, such as sync, does not count.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(afterPaintFile, (route) => route.abort());
});

for (const [name, address, button] of [
  ['sign-in', '/login/', 'Sign in'],
  ['sign-up', '/signup/', 'Create account'],
  ['forgotten password', '/reset/', 'Send the link'],
  ['new password', '/reset/MQ/some-token/', 'Set password'],
] as const) {
  test(`the door's page for ${name} needs less than 160 kB of JavaScript`, async ({ page, server }) => {
    const { travelled, zipped } = await scriptsOf(page, async () => {
      await page.goto(server.origin + address);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    });
    expect(travelled).toBeGreaterThan(50_000);
    expect(travelled).toBeLessThan(travelBudget);
    expect(zipped).toBeLessThan(doorBudget);
  });
}

test('the planner needs less than 155 kB of JavaScript', async ({ page, planner, server }) => {
  const { travelled, zipped } = await scriptsOf(page, async () => {
    await page.goto(`${server.origin}/horizons/days/`);
    await expect(planner.panel('Today')).toBeVisible();
  });
  expect(travelled).toBeGreaterThan(50_000);
  expect(travelled).toBeLessThan(travelBudget);
  expect(zipped).toBeLessThan(budget);
});
