/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { firstPages } from './first-pages.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

// Everything that was built is on the device after the first visit, also what loads on intent.
const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(files));
cleanupOutdatedCaches();

/** The document of this version under the addresses of {@link firstPages}; another version has another one. */
const pagesName = `cairn-pages-${files.getCacheKeyForURL('/index.html')}`;

async function keepPages(): Promise<void> {
  const [page, cache] = await Promise.all([files.matchPrecache('/index.html'), caches.open(pagesName)]);
  if (!page) throw new Error('The document is not among the files of this version.');
  await Promise.all(firstPages.map((pathname) => cache.put(pathname, page.clone())));
}

async function dropOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('cairn-pages-') && name !== pagesName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What an install event offers where a browser can answer from a cache by itself. */
interface RoutableInstall extends ExtendableEvent {
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

interface StaticRoute {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search?: string };
    readonly requestMode?: 'navigate';
  };
  readonly source: 'cache' | { readonly cacheName: string };
}

/**
 * What the browser takes from a cache without waking this worker, which would cost it some twenty milliseconds: files
 * whose name holds their hash, and the pages that people open the planner with.
 */
const staticRoutes: readonly StaticRoute[] = [
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
  ...firstPages.map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' as const },
    source: { cacheName: pagesName },
  })),
];

self.addEventListener('install', (event: RoutableInstall) => {
  event.waitUntil(files.install(event).then(keepPages));
  // Where it is not understood, the routes above answer as before.
  const routed = event.addRoutes?.(staticRoutes);
  if (routed) event.waitUntil(routed.catch(() => undefined));
});

// Every page address is the same document; the server's own addresses are never answered from here.
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api(\/|$)/u, /^\/files\//u, /^\/embeds\//u, /^\/metrics$/u],
  }),
);

// A new version waits until the person takes it: it must not change the code under unsaved text.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: string } | null)?.type === 'take-over') void self.skipWaiting();
});

// The first version serves the page that installed it, so that the second visit may be without network.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), dropOtherPages(), self.clients.claim()]));
});
