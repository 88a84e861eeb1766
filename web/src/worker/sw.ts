/// <reference lib="webworker" />
import { isPageAddress } from '@cairn/contract/page-addresses';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { boardPagesIn, boardsPath, firstPages, pagesPrefix } from './first-pages.ts';
import { isOurFile } from './our-file.ts';
import { receivePushes } from './push-worker.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

// The whole build at the first visit, including parts that load on demand.
const files = new PrecacheController({
  // A network may send its own pages instead of Cairn's.
  plugins: [{ cacheWillUpdate: async ({ response }) => ((await isOurFile(response)) ? response : null) }],
});
files.addToCacheList(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(files));
cleanupOutdatedCaches();

/**
 * This version's document, for the addresses of {@link firstPages} and of local boards (`board-pages.ts`).
 */
const pagesName = `${pagesPrefix}${files.getCacheKeyForURL('/index.html')}`;

async function keepPages(): Promise<void> {
  const page = await files.matchPrecache('/index.html');
  if (!page) throw new Error('The document is not among the files of this version.');
  const others = await Promise.all((await otherPages()).map((name) => caches.open(name)));
  const boards = (await Promise.all(others.map(boardPagesIn))).flat();
  const cache = await caches.open(pagesName);
  await Promise.all([...firstPages, ...boards].map((pathname) => cache.put(pathname, page.clone())));
}

async function otherPages(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(pagesPrefix) && name !== pagesName);
}

async function dropOtherPages(): Promise<void> {
  await Promise.all((await otherPages()).map((name) => caches.delete(name)));
}

/** Some browsers can answer from a cache without starting the worker. */
interface RoutableInstall extends ExtendableEvent {
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

interface StaticRoute {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search?: string };
    readonly requestMode?: 'navigate';
    readonly runningStatus?: 'not-running';
  };
  readonly source: 'cache' | { readonly cacheName: string };
}

/**
 * The browser takes these files from a cache without waking this worker, which takes some 20 ms: those with a
 * hash in their name, and the usual start pages.
 */
const staticRoutes: readonly StaticRoute[] = [
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
  ...firstPages.map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' as const },
    source: { cacheName: pagesName },
  })),
  {
    // Without a cached document, the browser asks the network. A running worker answers instead, so that
    // the page can also explain a missing network.
    condition: {
      urlPattern: { pathname: `${boardsPath}:code/`, search: '' },
      requestMode: 'navigate',
      runningStatus: 'not-running',
    },
    source: { cacheName: pagesName },
  },
];

self.addEventListener('install', (event: RoutableInstall) => {
  event.waitUntil(files.install(event).then(keepPages));
  // Other browsers use the `registerRoute` handlers.
  const routed = event.addRoutes?.(staticRoutes);
  if (routed) event.waitUntil(routed.catch(() => undefined));
});

receivePushes();

// All page addresses share one document. The server's own addresses are never answered here.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageAddress(url.pathname),
  files.createHandlerBoundToURL('/index.html'),
);

// The user decides, because a new version must not replace the code under unsaved text.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: string } | null)?.type === 'take-over') void self.skipWaiting();
});

// The first version controls the page immediately, so that the second visit works offline.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), dropOtherPages(), self.clients.claim()]));
});
