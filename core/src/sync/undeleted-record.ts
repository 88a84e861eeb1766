import { type SyncRecord, wanted, wantedBack } from './record.ts';

/** Undoes a deletion: at once if the server has not received it, otherwise by a restore. */
export function undeletedRecord(record: SyncRecord): SyncRecord {
  if (record.deletedWith !== null) return { ...record, wish: 'keep', deletedWith: null };
  const isKnownDeleted = record.wish === 'deleted' || record.inflight?.kind === 'delete';
  return { ...record, ...(isKnownDeleted ? wantedBack : wanted), syncFailed: null };
}
