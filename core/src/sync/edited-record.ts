import { composedChanges } from '../notes/delta.ts';
import { type Inflight, isParked, type Pending, type SyncRecord, type Typed } from './record.ts';

/** Two things typed in a row as one; it was begun where the first was. */
export function composedPending(first: Pending | null, second: Pending): Pending {
  if (!first) return second;
  const notes =
    first.notes && second.notes ? composedChanges(first.notes, second.notes) : (second.notes ?? first.notes);
  return {
    fields: { ...first.fields, ...second.fields },
    notes,
    baseRev: Math.min(first.baseRev, second.baseRev),
  };
}

/** The record after somebody typed; a refusal is forgotten, since there is something new to try. */
export function editedRecord(record: SyncRecord, typed: Typed): SyncRecord {
  const pending = composedPending(record.pending, { ...typed, baseRev: record.base?.rev ?? 0 });
  return { ...record, pending, syncFailed: null };
}

/** The record after a click on delete. */
export function deletedRecord(record: SyncRecord): SyncRecord {
  return { ...record, wish: 'delete', syncFailed: null };
}

/** A goal below one that is being deleted: hidden with it, and not sent, since the server deletes the tree. */
export function deletedWithParent(record: SyncRecord, root: string): SyncRecord {
  return record.deletedWith === null && record.wish === 'keep' ? { ...record, deletedWith: root } : record;
}

/** What the server said to the deletion of a tree: it is done, and the feed will tell what went; it went already; it knew nothing of it. */
export type TreeDeletion = 'done' | 'told' | 'unknown';

/**
 * A goal below one whose deletion was answered; null when it never got to the server.
 *
 * What the feed does not tell to be gone had been moved out of the tree by somebody else, and is shown again.
 */
export function afterTreeDeletion(record: SyncRecord, deletion: TreeDeletion): SyncRecord | null {
  // An upload that is still under way may arrive after the deletion, so it asks for a deletion of its own.
  if (record.inflight !== null) return { ...record, wish: 'delete', deletedWith: null };
  if (record.id === null) return null;
  if (deletion === 'unknown') return { ...record, wish: 'delete', deletedWith: null };
  return deletion === 'told' ? { ...record, deletedWith: null } : record;
}

/** The record after the deletion was taken back: at once when the server has not heard of it, else by a restoring. */
export function undeletedRecord(record: SyncRecord): SyncRecord {
  // What was deleted with its parent comes back with it.
  if (record.deletedWith !== null) return { ...record, wish: 'keep', deletedWith: null };
  const isKnownDeleted = record.wish === 'deleted' || record.inflight?.kind === 'delete';
  return { ...record, wish: isKnownDeleted ? 'restore' : 'keep', deletedWith: null, syncFailed: null };
}

/**
 * The record with its next upload made ready, or null when there is nothing to send.
 *
 * One that is under way already keeps its key. What is prepared is stored before it leaves (`sync.md` §4.2).
 */
export function preparedRecord(record: SyncRecord, key: string, engineVersion: number): SyncRecord | null {
  if (record.deletedWith !== null) return null;
  if (record.inflight !== null) return record;
  if (isParked(record, engineVersion)) return null;
  const kind = nextKind(record);
  if (kind === null) return null;
  const nothingTyped: Pending = { fields: {}, notes: null, baseRev: record.base?.rev ?? 0 };
  const typed = kind === 'create' || kind === 'update' ? (record.pending ?? nothingTyped) : nothingTyped;
  const inflight: Inflight = { ...typed, key, kind, notesBaseRev: record.base?.notesRev ?? 0 };
  // A deletion leaves what was typed where it is: should somebody else have restored the goal, it still counts.
  const pending = kind === 'delete' || kind === 'restore' ? record.pending : null;
  return { ...record, inflight, pending };
}

function nextKind(record: SyncRecord): Inflight['kind'] | null {
  if (record.wish === 'delete') return record.id === null ? null : 'delete';
  if (record.wish === 'restore') return 'restore';
  if (record.wish === 'deleted') return null;
  if (record.id === null) return 'create';
  return record.pending === null ? null : 'update';
}
