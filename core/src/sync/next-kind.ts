import { type Inflight, scopedEdits, type SyncRecord } from './record.ts';

/** Whether the next upload is the deletion, so that edits before it are not sent. */
export function isDeletedNext(record: SyncRecord): boolean {
  return record.inflight === null && nextKind(record) === 'delete';
}

/** Returns the kind of the next upload; null if there is nothing to send. */
export function nextKind(record: SyncRecord): Inflight['kind'] | null {
  // Edits for several occurrences concern other goals too, so they precede the deletion.
  if (record.wish === 'delete' && record.id !== null && scopedEdits(record).length > 0) return 'update';
  if (record.wish === 'delete') return record.id === null ? null : 'delete';
  if (record.wish === 'restore') return 'restore';
  if (record.wish === 'deleted') return null;
  if (record.id === null) return 'create';
  return record.pending === null && scopedEdits(record).length === 0 ? null : 'update';
}
