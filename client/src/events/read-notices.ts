import type { Notices } from '@cairn/contract/notices';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { EpochMs } from '@cairn/core/time/zones';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

export interface ReadNotices extends Notices {
  /** The moment of the answer. */
  readonly at: EpochMs;
}

/** Returns the newest first, at most 100. Needs the network. */
export async function readNotices(cairn: Cairn): Promise<Outcome<ReadNotices, AskRefusal>> {
  const answer = await call(cairn.environment.wire, 'listNotices', { query: { limit: 100 } });
  return answer.ok ? accepted({ ...answer.value, at: cairn.environment.now() }) : answer;
}
