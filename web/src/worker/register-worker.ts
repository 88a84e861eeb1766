import { cellOf } from '../base/cell.ts';

export const waitingWorker = cellOf<ServiceWorker | null>(null);

/** Milliseconds between checks for a newer version. */
const lookEveryMs = 3_600_000;

/**
 * Adds the manifest for installing the app. In the document, browsers would load it and its icon before the
 * first paint.
 */
export function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}

/**
 * Reports newer versions. Does nothing in development. Call this when the page is idle, because it loads
 * further files.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .then((registration) => watchUpdates(registration))
    .catch(() => {
      // In a private window or without HTTPS, there is no worker, so the app needs the network to open.
    });
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // Without a controller, the waiting worker is the first version, not an update.
    if (registration.waiting && navigator.serviceWorker.controller) waitingWorker.set(registration.waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

export function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'take-over' });
}
