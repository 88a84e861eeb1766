import { boardPagesIn, boardsPath, pagesPrefix } from './first-pages.ts';

/** Limited because each visit checks all cached pages one by one. */
const maxKept = 200;

/**
 * Caches the document for boards' addresses, so that a browser that starts there need not wake the service
 * worker (`sw.ts`). Updates the caches of all versions, since another version may be about to take over.
 *
 * @param codes the boards' codes in their addresses
 */
export async function keepBoardPages(codes: readonly string[]): Promise<void> {
  // Missing without HTTPS.
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
