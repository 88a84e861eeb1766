import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';

export function goalKeyOf({ replica }: Cairn, record: SyncRecord): string {
  return replica.keyOf(String(seenFields(record)['goal']));
}
