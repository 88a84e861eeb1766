import { horizonSpecs } from '@cairn/core/time/horizons';

/**
 * The addresses that people open the planner with: each horizon, all of them together, and none. And those that look like
 * a board's and are none.
 */
export const firstPages: readonly string[] = [
  '/',
  '/horizons/',
  ...horizonSpecs.map(({ slug }) => `/horizons/${slug}/`),
  '/boards/',
  '/boards/templates/',
];

/** What the caches of these documents are called, before the name of the version; those of boards are there as well. */
export const pagesPrefix = 'cairn-pages-';

/** What the addresses of boards begin with. */
export const boardsPath = '/boards/';

/** Which boards have their document in such a cache, by address. */
export async function boardPagesIn(cache: Cache): Promise<readonly string[]> {
  const requests = await cache.keys();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((pathname) => pathname.startsWith(boardsPath) && !firstPages.includes(pathname));
}
