import type { PushSubscribeBody } from '@cairn/contract/push';
import { addressOf } from '../wire/request-of.ts';

/** For a service worker, which has no page and loads no parts. Without a session the server refuses, and push is off. */
export async function renewPush(body: PushSubscribeBody): Promise<void> {
  const { method, path } = addressOf('subscribeToPush');
  const headers = { 'content-type': 'application/json' };
  await fetch(path, { method, headers, body: JSON.stringify(body) });
}
