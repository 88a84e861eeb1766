import type { PushSubscribeBody } from '@cairn/contract/push';

export type PushPossibility = 'possible' | 'blocked' | 'homeScreen' | 'unsupported';

/** Whether this browser can show notices. */
export async function pushPossibility(): Promise<PushPossibility> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApplePhone() && !isInstalled() ? 'homeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration()) === null ? 'unsupported' : 'possible';
}

/** iPads call themselves Macs, but have a touch screen. */
function isApplePhone(): boolean {
  const { platform, maxTouchPoints } = navigator;
  return platform.startsWith('iP') || (platform.startsWith('Mac') && maxTouchPoints > 1);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Null without a worker, as in a private window or without HTTPS. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  const known = await navigator.serviceWorker?.getRegistration();
  return known ? navigator.serviceWorker.ready : null;
}

export async function isSubscribedHere(): Promise<boolean> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined;
}

/**
 * Asks the person for permission, so call it after a press. Rejects if the browser has no push service.
 *
 * @param publicKey of the server, as base64url
 * @returns null without permission
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscribeBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registration();
  if (worker === null) return null;
  // A subscription with a former key of the server would stay silent.
  await unsubscribeHere();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return bodyOf(made);
}

export function bodyOf(subscription: PushSubscription): PushSubscribeBody | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** Shown notices of the account disappear too. */
export async function unsubscribeHere(): Promise<void> {
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
}
