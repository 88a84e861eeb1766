import { editedRecord } from '@cairn/core/sync/edited-record';
import { isOnServer, isUnsent, type SyncRecord } from '@cairn/core/sync/record';

/**
 * An occurrence that nobody has touched, at its first touch with nothing changed: for what is said below it, or put there.
 * Null for any other goal.
 */
export function firstTouch(record: SyncRecord | undefined): SyncRecord | null {
  if (!record || record.base === null || isOnServer(record) || isUnsent(record)) return null;
  return editedRecord(record, { fields: {}, notes: null });
}
