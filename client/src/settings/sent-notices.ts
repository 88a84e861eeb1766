import type { SentNotice } from '@cairn/contract/sent-notices';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Of all destinations, newest first. */
export function listSentNotices(
  cairn: Cairn,
  limit: number,
): Promise<Outcome<readonly SentNotice[], AskRefusal>> {
  return call(cairn.environment.wire, 'listSentNotices', { query: { limit } });
}

/** To the person's own address. */
export function sendTestMail(cairn: Cairn): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'sendTestMail');
}
