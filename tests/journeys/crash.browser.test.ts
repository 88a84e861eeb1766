import { expect, test } from './fixtures.ts';

for (const width of [1440, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a screen that breaks says so with a button to reload, and is gone on the next page', async ({
      planner,
      server,
    }) => {
      const { page } = planner;
      await planner.add('Today', 'Still here');
      await expect(planner.row('Still here')).toBeVisible();
      await page.addInitScript(() => {
        // The settings of time call this while rendering.
        Intl.supportedValuesOf = () => {
          if (sessionStorage.getItem('whole') === null) throw new Error('no zones');
          return ['Europe/Rome'];
        };
      });
      await page.goto(`${server.origin}/settings/`);
      await page.getByRole('link', { name: 'Time and calendar' }).click();
      await expect(page.getByText('Something went wrong.', { exact: true })).toBeVisible();
      await expect(
        page.getByText('We’re sorry about that and will try to fix it ASAP. Please, try reloading.'),
      ).toBeVisible();
      await expect(page.locator('body')).not.toContainText('no zones');
      await page.goBack();
      await expect(page.getByText('Something went wrong.')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

      await page.goForward();
      await page.evaluate(() => sessionStorage.setItem('whole', ''));
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(
        page.getByRole('heading', { name: /^(?:Settings|Time and calendar)$/u, level: 1 }),
      ).toBeVisible();
      await page.goto(`${server.origin}/horizons/`);
      await expect(planner.row('Still here')).toBeVisible();
    });
  });
}
