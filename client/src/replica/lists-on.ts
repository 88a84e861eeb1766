import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { ReplicaHolder } from './replica-holder.ts';
import { refOf } from '../store/account-store.ts';

/**
 * @param name a key or id
 * @returns undefined if the list or its board is missing or hidden
 */
export function listRecord(cairn: ReplicaHolder, name: string): SyncRecord<'buckets'> | undefined {
  const record = cairn.replica.recordById('buckets', name);
  const board = record && cairn.replica.record(refOf('boards', boardKeyOf(cairn, record)));
  return board && isSeen(board) && isSeen(record) ? record : undefined;
}

/** Returns the lists of a board, unsorted. */
export function listRecordsOn(cairn: ReplicaHolder, board: string): readonly SyncRecord<'buckets'>[] {
  const key = cairn.replica.keyOf(board);
  return cairn.replica
    .recordsOf('buckets')
    .filter((record) => isSeen(record) && boardKeyOf(cairn, record) === key);
}

export function boardKeyOf({ replica }: ReplicaHolder, record: SyncRecord<'buckets'>): string {
  return replica.keyOf(seenFields(record).board);
}
