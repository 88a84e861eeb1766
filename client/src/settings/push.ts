import type {
  PushSubscribeBody,
  PushSubscriptionRow,
  PushSubscriptions,
  PushTest,
} from '@cairn/contract/push';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Returns the newest browser first. */
export function readPushSubscriptions(cairn: Cairn): Promise<Outcome<PushSubscriptions, AskRefusal>> {
  return call(cairn.environment.wire, 'listPushSubscriptions');
}

export function subscribeToPush(
  cairn: Cairn,
  body: PushSubscribeBody,
): Promise<Outcome<PushSubscriptionRow, AskRefusal>> {
  return call(cairn.environment.wire, 'subscribeToPush', { body });
}

export function deletePushSubscription(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'deletePushSubscription', { params: { id } });
}

/** Returns the answer of each browser's push service. */
export function testPush(cairn: Cairn): Promise<Outcome<readonly PushTest[], AskRefusal>> {
  return call(cairn.environment.wire, 'testPush');
}
