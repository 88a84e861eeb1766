import type { PushSubscribeBody, PushSubscriptionRow } from '@cairn/contract/push';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { hashOf } from '../accounts/session-rows.ts';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import { browserName } from './browser-name.ts';
import { isBrowserKey } from './push-key.ts';
import { isPushAddress, type PushSite } from './push-site.ts';
import { putSubscription } from './subscription-rows.ts';

export interface Browser {
  /** Token of its session. */
  readonly token: string;
  readonly userAgent: string | null;
}

export async function subscribeToPush(
  context: ServerContext,
  site: PushSite,
  person: Person,
  { token, userAgent }: Browser,
  { endpoint, keys: { p256dh, auth } }: PushSubscribeBody,
): Promise<Outcome<PushSubscriptionRow, Refusal>> {
  if (!isPushAddress(site, endpoint) || !isBrowserKey(p256dh)) return refused({ code: 'push.subscription' });
  const now = context.now();
  const added = {
    id: newId(now),
    personId: person.id,
    session: hashOf(token),
    endpointHash: hashOf(endpoint),
    endpoint,
    p256dh,
    auth,
    browser: browserName(userAgent),
  };
  const row = await context.db.transact((tx) => putSubscription(tx, added, new Date(now)));
  return row === null ? refused({ code: 'auth.required' }) : accepted(row);
}
