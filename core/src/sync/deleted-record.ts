import { type Scope, type SyncRecord } from './record.ts';

export function deletedRecord(record: SyncRecord, scope?: Scope): SyncRecord {
  return { ...record, wish: 'delete', deletion: scope, deletedWith: null, syncFailed: null };
}

/** Hides a goal below the deleted `root`. No upload is needed, because the server deletes the whole tree. */
export function deletedWithParent(record: SyncRecord, root: string): SyncRecord {
  return record.deletedWith === null && record.wish === 'keep' ? { ...record, deletedWith: root } : record;
}
