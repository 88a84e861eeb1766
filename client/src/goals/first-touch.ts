import { editedRecord } from '@cairn/core/sync/edited-record';
import { isOnServer, isUnsent, type SyncRecord } from '@cairn/core/sync/record';

/** Returns a record for an untouched occurrence that gets a comment or subgoal. Null for any other goal. */
export function firstTouch(record: SyncRecord | undefined): SyncRecord | null {
  if (!record || record.base === null || isOnServer(record) || isUnsent(record)) return null;
  return editedRecord(record, { fields: {}, notes: null });
}
