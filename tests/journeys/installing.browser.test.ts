import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

test(
  'a browser finds what it installs the planner by, once the page is quiet',
  { tag: further },
  async ({ planner, page }) => {
    await planner.isInstalled();
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    const session = await page.context().newCDPSession(page);
    const { data = '', errors, url } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    const { name, icons } = JSON.parse(data) as {
      readonly name: string;
      readonly icons: readonly { readonly src: string }[];
    };
    expect(name).toBe('Cairn');
    for (const { src } of icons) expect((await page.request.get(new URL(src, url).href)).status()).toBe(200);
  },
);
