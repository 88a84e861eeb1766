import { editedRecord } from '@cairn/core/sync/edited-record';
import { isOnServer, isUnsent, type SyncRecord } from '@cairn/core/sync/record';

/** Returns null unless the goal is an occurrence without a record. */
export function firstTouch(record: SyncRecord | undefined): SyncRecord | null {
  if (!record || record.base === null || isOnServer(record) || isUnsent(record)) return null;
  return editedRecord(record, { fields: {}, notes: null });
}
