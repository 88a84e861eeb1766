import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';

/** The key of the goal that a comment's record is below of. */
export function goalKeyOf({ replica }: Cairn, comment: SyncRecord): string {
  return replica.keyOf(String(seenFields(comment)['goal']));
}
