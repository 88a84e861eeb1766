import { isParked, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import { filedBy } from '../replica/filed.ts';
import type { Replica } from '../replica/replica.ts';

/**
 * Whether what is put into a folder waits until the server has heard that it was taken out of it before: the other
 * way round it would be the same entry that goes.
 */
export function waitsForRemoval(record: SyncRecord<'folder_goals'>, replica: Replica): boolean {
  if (record.id !== null || record.inflight !== null) return false;
  const place = placeIn(record, replica);
  return replica
    .recordsOf('folder_goals')
    .some(
      (other) =>
        other.wish === 'delete' &&
        isUnsent(other) &&
        !isParked(other, syncEngineVersion) &&
        placeIn(other, replica) === place,
    );
}

function placeIn(record: SyncRecord<'folder_goals'>, replica: Replica): string {
  const fields = seenFields(record);
  return `${fields.folder}/${filedBy(replica, fields).key}`;
}
