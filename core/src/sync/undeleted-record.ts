import { type SyncRecord, wanted, wantedBack } from './record.ts';

/** Undoes a deletion, with a restore if the server may have received the deletion. */
export function undeletedRecord(record: SyncRecord): SyncRecord {
  if (record.deletedWith !== null) return { ...record, wish: 'keep', deletedWith: null };
  const isKnownDeleted = record.wish === 'deleted' || record.inflight?.kind === 'delete';
  return { ...record, ...(isKnownDeleted ? wantedBack : wanted), syncFailed: null };
}
