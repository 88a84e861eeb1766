/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

// Everything that was built is on the device after the first visit, also what loads on intent.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** What an install event offers where a browser can answer from a cache by itself. */
interface RoutableInstall extends ExtendableEvent {
  addRoutes?(
    routes: readonly {
      readonly condition: { readonly urlPattern: { readonly pathname: string } };
      readonly source: 'cache';
    }[],
  ): Promise<void>;
}

// A file whose name holds its hash needs no decision: the browser takes it from the cache without waking this worker.
self.addEventListener('install', (event: RoutableInstall) => {
  const routed = event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
  ]);
  // Where it is not understood, the route above answers as before.
  if (routed) event.waitUntil(routed.catch(() => undefined));
});

// Every page address is the same document; the server's own addresses are never answered from here.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api(\/|$)/u, /^\/files\//u, /^\/embeds\//u, /^\/metrics$/u],
  }),
);

// A new version waits until the person takes it: it must not change the code under unsaved text.
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: string } | null)?.type === 'take-over') void self.skipWaiting();
});

// The first version serves the page that installed it, so that the second visit may be without network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
