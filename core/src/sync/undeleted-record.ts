import { type SyncRecord, wanted, wantedBack } from './record.ts';

/** The record after the deletion was taken back: at once when the server has not heard of it, else by a restoring. */
export function undeletedRecord(record: SyncRecord): SyncRecord {
  // What was deleted with its parent comes back with it.
  if (record.deletedWith !== null) return { ...record, wish: 'keep', deletedWith: null };
  const isKnownDeleted = record.wish === 'deleted' || record.inflight?.kind === 'delete';
  return { ...record, ...(isKnownDeleted ? wantedBack : wanted), syncFailed: null };
}
