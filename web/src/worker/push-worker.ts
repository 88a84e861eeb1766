/// <reference lib="webworker" />
import { renewPush } from '@cairn/client/settings/renew-push';
import { bodyOf } from './push-here.ts';
import type { OpenMessage, ShownNotice } from './shown-notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** As the server's `push-message.ts` writes it. */
interface Pushed extends ShownNotice {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
}

/**
 * Shows a notice, unless the person looks at Cairn, where the bell shows it. Chromium and Firefox allow a push without
 * a notice then. Safari does not: it ends the subscription after a few, so there the notice is always shown.
 */
async function show(pushed: Pushed): Promise<void> {
  const isSeen = (await windows()).some(
    ({ focused, visibilityState }) => focused && visibilityState === 'visible',
  );
  if (isSeen && pushed.event !== null && !(await isOfSafari())) return;
  const { title, text, tag, path, event } = pushed;
  const data: ShownNotice = { path, event };
  // The icon of the manifest, which systems draw in the notice.
  await self.registration.showNotification(title, { body: text, tag, data, icon: '/icons/icon-192.png' });
}

async function isOfSafari(): Promise<boolean> {
  const subscription = await self.registration.pushManager.getSubscription();
  return subscription !== null && new URL(subscription.endpoint).hostname.endsWith('.push.apple.com');
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** In the window that was used last, else in a new one. */
async function open(path: string): Promise<void> {
  const [window] = await windows();
  if (!window) return void (await self.clients.openWindow(path));
  // A browser may forbid the focus; the page is opened nevertheless.
  await window.focus().catch(() => undefined);
  const message: OpenMessage = { type: 'open', path };
  window.postMessage(message);
}

/** The push service has changed the subscription. */
async function renew({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const renewed =
    newSubscription ??
    (key
      ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      : null);
  const body = renewed && bodyOf(renewed);
  if (body) await renewPush(body);
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

export function receivePushes(): void {
  self.addEventListener('push', (event) => {
    const pushed = event.data?.json() as Pushed | undefined;
    if (pushed) event.waitUntil(show(pushed));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as ShownNotice).path));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}
