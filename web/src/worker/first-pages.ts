import { horizonSpecs } from '@cairn/core/time/horizons';

/** Start addresses, and addresses that look like a board's but are not. */
export const firstPages: readonly string[] = [
  '/',
  '/horizons/',
  ...horizonSpecs.map(({ slug }) => `/horizons/${slug}/`),
  '/boards/',
  '/boards/templates/',
  '/climbs/',
];

/** Followed by the version. These caches also have boards' documents. */
export const pagesPrefix = 'cairn-pages-';

export const boardsPath = '/boards/';

export async function boardPagesIn(cache: Cache): Promise<readonly string[]> {
  const requests = await cache.keys();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((pathname) => pathname.startsWith(boardsPath) && !firstPages.includes(pathname));
}
