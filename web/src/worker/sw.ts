/// <reference lib="webworker" />
import { isPageAddress } from '@cairn/contract/page-addresses';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { boardPagesIn, boardsPath, firstPages, pagesPrefix } from './first-pages.ts';
import { isOurFile } from './our-file.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

// Everything that was built is on the device after the first visit, also what loads on intent.
const files = new PrecacheController({
  // A page that somebody else answers with in Cairn's place is none of its files.
  plugins: [{ cacheWillUpdate: async ({ response }) => ((await isOurFile(response)) ? response : null) }],
});
files.addToCacheList(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(files));
cleanupOutdatedCaches();

/**
 * The document of this version under the addresses of {@link firstPages} and of the boards that this device has
 * (`board-pages.ts`); another version has another one.
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

/** The names of what other versions have kept. */
async function otherPages(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(pagesPrefix) && name !== pagesName);
}

async function dropOtherPages(): Promise<void> {
  await Promise.all((await otherPages()).map((name) => caches.delete(name)));
}

/** What an install event offers where a browser can answer from a cache by itself. */
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
 * What the browser takes from a cache without waking this worker, which would cost it some twenty milliseconds: files
 * whose name holds their hash, and the pages that people open the planner with.
 */
const staticRoutes: readonly StaticRoute[] = [
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
  ...firstPages.map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' as const },
    source: { cacheName: pagesName },
  })),
  {
    // Of a board that is not there the network is asked. Once the worker runs it answers itself: with no network, too, the
    // page says what is the matter.
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
  // Where it is not understood, the routes above answer as before.
  const routed = event.addRoutes?.(staticRoutes);
  if (routed) event.waitUntil(routed.catch(() => undefined));
});

// Every page address is the same document; the server's own addresses are never answered from here.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageAddress(url.pathname),
  files.createHandlerBoundToURL('/index.html'),
);

// A new version waits until the person takes it: it must not change the code under unsaved text.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: string } | null)?.type === 'take-over') void self.skipWaiting();
});

// The first version serves the page that installed it, so that the second visit may be without network.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), dropOtherPages(), self.clients.claim()]));
});
