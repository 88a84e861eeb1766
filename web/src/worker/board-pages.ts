import { boardPagesIn, boardsPath, pagesPrefix } from './first-pages.ts';

/** More would be looked at one by one at each visit. */
const maxKept = 200;

/**
 * Keeps the document under the addresses of the boards that this device has, and of no others: a browser that begins with
 * one of them takes it from there, without waking the service worker (`sw.ts`).
 *
 * In the cache of each version that is here, since one may be about to take over.
 *
 * @param codes what the addresses call the boards
 */
export async function keepBoardPages(codes: readonly string[]): Promise<void> {
  // There are none where the page has no HTTPS.
  if (!('caches' in globalThis)) return;
  const wanted = new Set(codes.slice(0, maxKept).map((code) => `${boardsPath}${code}/`));
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
  for (const name of names) {
    const cache = await caches.open(name);
    const kept = await boardPagesIn(cache);
    for (const pathname of kept) if (!wanted.has(pathname)) await cache.delete(pathname);
    const missing = [...wanted].filter((pathname) => !kept.includes(pathname));
    const page = missing.length > 0 && (await cache.match('/'));
    if (page) for (const pathname of missing) await cache.put(pathname, page.clone());
  }
}
