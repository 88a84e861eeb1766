import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { rooms } from './screens.ts';

for (const { width, locale } of [
  { width: 390, locale: 'en' },
  { width: 390, locale: 'de' },
  { width: 320, locale: 'de' },
]) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true, locale });

    test('every page has its whole name on it, and nothing is outside or cut', async ({
      page,
      visitor,
      person,
      server,
    }) => {
      test.setTimeout(120_000);
      await page.request.post(`${server.origin}/api/signup/`, { data: { ...person, locale } });
      const faults: Record<string, readonly string[]> = {};
      for (const path of rooms) {
        await visitor.page.goto(server.origin + path);
        const name = page.getByRole('heading', { level: 1 });
        await expect(name).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        // The mark that nothing is heard of the server yet stands beside it for a moment.
        await expect
          .poll(() => name.evaluate((h1) => h1.scrollWidth > h1.clientWidth), { message: `${path}: cut` })
          .toBe(false);
        const found = await faultsOfLayout(page);
        if (found.length > 0) faults[path] = found;
      }
      expect(faults).toEqual({});
    });
  });
}
