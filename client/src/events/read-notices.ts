import type { Notices } from '@cairn/contract/notices';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Returns the newest first. Needs the network. */
export function readNotices(cairn: Cairn): Promise<Outcome<Notices, AskRefusal>> {
  return call(cairn.environment.wire, 'listNotices');
}
