import { type Inflight, scopedEdits, type SyncRecord } from './record.ts';

/** Whether the next upload is the deletion, which then replaces unsent edits. */
export function isDeletedNext(record: SyncRecord): boolean {
  return record.inflight === null && nextKind(record) === 'delete';
}

export function nextKind(record: SyncRecord): Inflight['kind'] | null {
  // Edits of several occurrences concern other goals too, so send them before the deletion.
  if (record.wish === 'delete' && record.id !== null && scopedEdits(record).length > 0) return 'update';
  if (record.wish === 'delete') return record.id === null ? null : 'delete';
  if (record.wish === 'restore') return 'restore';
  if (record.wish === 'deleted') return null;
  if (record.id === null) return 'create';
  return record.pending === null && scopedEdits(record).length === 0 ? null : 'update';
}
