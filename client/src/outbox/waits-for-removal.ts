import { isParked, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import { filedBy } from '../replica/filed.ts';
import type { Replica } from '../replica/replica.ts';

/**
 * The server must first remove an older entry for the same goal. Otherwise it would merge both entries, and
 * the removal would delete the new entry too.
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
