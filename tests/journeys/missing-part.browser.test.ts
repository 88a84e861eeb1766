import { expect, test } from './fixtures.ts';

// Whoever loses the network in the first moments of a first visit: nothing is cached, nothing was fetched ahead.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  }),
);

test('a part that cannot be fetched says so, takes nothing with it, and opens after a reload with one', async ({
  planner,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Still here');
  await planner.isSaved();
  await page.context().setOffline(true);
  await page.keyboard.press('f');
  await expect(page.getByText('This part is not on this device yet.')).toBeVisible();
  await planner.row('Still here').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page).toHaveURL(/\/horizons\/$/u);
  await expect(planner.row('Still here')).toBeVisible();

  await page.context().setOffline(false);
  await page.keyboard.press('f');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(planner.row('Still here')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await planner.row('Still here').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('dialog', { name: 'Still here' })).toBeVisible();
});
