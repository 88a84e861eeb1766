import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

/** Boards in the browser's cache, read without the service worker. */
async function keptBoards(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('cairn-pages-'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const addresses = requests.flat().map(({ url }) => new URL(url).pathname);
  const others = ['/boards/', '/boards/templates/'];
  return addresses.filter((address) => address.startsWith('/boards/') && !others.includes(address));
}

test(
  'a browser has the pages of one’s boards at hand, of those alone, and of none once one has signed out',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.isInstalled();
    const settings = await page.request.get(`${server.origin}/api/settings/`);
    const { defaultSpaceId: space } = (await settings.json()) as { readonly defaultSpaceId: string };
    const make = async (name: string) => {
      const made = await page.request.post(`${server.origin}/api/boards-2/`, { data: { space, name } });
      return (await made.json()) as { readonly id: string; readonly code: string };
    };
    const [launch, garden] = [await make('Launch'), await make('Garden')];
    await expect.poll(() => page.evaluate(keptBoards)).toHaveLength(2);

    await page.request.delete(`${server.origin}/api/boards-2/${garden.id}/`, { data: { space } });
    await expect.poll(() => page.evaluate(keptBoards)).toEqual([`/boards/${launch.code}/`]);

    await page.context().setOffline(true);
    await page.goto(`${server.origin}/boards/${launch.code}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Launch' })).toBeVisible();
    for (const [address, name] of [
      ['/boards/', 'Boards'],
      ['/boards/templates/', 'Templates'],
    ] as const) {
      await page.goto(`${server.origin}${address}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    // Offline, an unknown board shows a page of Cairn, not the browser's error.
    await page.goto(`${server.origin}/boards/nobodyKnowsIt/`);
    await expect(page.getByText('Cairn')).not.toHaveCount(0);
    await page.context().setOffline(false);

    await page.goto(`${server.origin}/settings/`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(keptBoards)).toEqual([]);
  },
);
