import { type Scope, type SyncRecord } from './record.ts';

/** The record after a click on delete. */
export function deletedRecord(record: SyncRecord, scope?: Scope): SyncRecord {
  return { ...record, wish: 'delete', deletion: scope, deletedWith: null, syncFailed: null };
}

/** A goal below one that is being deleted: hidden with it, and not sent, since the server deletes the tree. */
export function deletedWithParent(record: SyncRecord, root: string): SyncRecord {
  return record.deletedWith === null && record.wish === 'keep' ? { ...record, deletedWith: root } : record;
}
