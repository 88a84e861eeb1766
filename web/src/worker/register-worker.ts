import { cellOf } from '../base/cell.ts';

/** A newer version that is ready to take over; null while there is none. */
export const waitingWorker = cellOf<ServiceWorker | null>(null);

/** How often a planner left open asks for a newer version, in milliseconds: once an hour. */
const lookEveryMs = 3_600_000;

/**
 * Names the manifest, by which a system installs the app. The document leaves it out: browsers would fetch it, and the icon
 * in it, before the first picture.
 */
export function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}

/**
 * Lets the app open with no network, and hears of newer versions. Does nothing while developing.
 *
 * Call it once the page is quiet: it fetches what the first picture does not need.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => watchUpdates(registration))
    .catch(() => {
      // A private window or an insecure address: the planner works, it only needs the network to open.
    });
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // Without a controller this is the first version, which nobody has to be asked about.
    if (registration.waiting && navigator.serviceWorker.controller) waitingWorker.set(registration.waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

/** Takes the newer version and shows this page with it; other tabs are asked for themselves. */
export function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'take-over' });
}
