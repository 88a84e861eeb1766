import {
  knownRev,
  type Inflight,
  isOnServer,
  isParked,
  type Pending,
  scopedEdits,
  type SyncRecord,
} from './record.ts';
import { nextKind } from './next-kind.ts';

/**
 * The effect of a deletion of a tree: `done` if the feed will send tombstones, `nothing` if the tree was already gone or
 * the server refused, `unknown` after a 404.
 */
export type TreeDeletion = 'done' | 'nothing' | 'unknown';

/**
 * Settles a goal below a deleted goal; null if the server never had it. A goal without a tombstone was moved out by
 * someone else, and is shown again.
 */
export function afterTreeDeletion(record: SyncRecord, deletion: TreeDeletion): SyncRecord | null {
  // The upload in flight may arrive after the deletion of the tree, so the goal needs its own deletion.
  if (record.inflight !== null) return { ...record, wish: 'delete', deletedWith: null };
  // The feed sends no tombstone for an untouched occurrence either.
  if (!isOnServer(record)) return null;
  if (deletion === 'unknown') return { ...record, wish: 'delete', deletedWith: null };
  return deletion === 'nothing' ? { ...record, deletedWith: null } : record;
}

/**
 * Returns the record with its next upload; null if there is nothing to send. An upload in flight keeps its key. The
 * caller stores the result before sending.
 */
export function preparedRecord(record: SyncRecord, key: string, engineVersion: number): SyncRecord | null {
  if (record.deletedWith !== null) return null;
  if (record.inflight !== null) return record;
  if (isParked(record, engineVersion)) return null;
  const kind = nextKind(record);
  if (kind === null) return null;
  const nothingTyped: Pending = { fields: {}, notes: null, baseRev: knownRev(record.base?.rev) };
  const [forSeveral, ...later] = isSentFirst(record) ? [] : scopedEdits(record);
  if (kind === 'update' && forSeveral) {
    const { fields, notes, baseRev, ...scope } = forSeveral;
    const notesBaseRev = knownRev(record.base?.notesRev);
    const inflight: Inflight = { fields, notes, baseRev, scope, key, kind, notesBaseRev };
    return { ...record, inflight, syncFailed: null, scoped: later.length === 0 ? undefined : later };
  }
  const typed = kind === 'create' || kind === 'update' ? (record.pending ?? nothingTyped) : nothingTyped;
  const scope = kind === 'delete' ? record.deletion : undefined;
  const inflight: Inflight = { ...typed, scope, key, kind, notesBaseRev: knownRev(record.base?.notesRev) };
  // Unsent edits stay, in case someone else restores the goal.
  const pending = kind === 'delete' || kind === 'restore' ? record.pending : null;
  return { ...record, inflight, syncFailed: null, pending };
}

function isSentFirst({ id }: SyncRecord): boolean {
  return id === null;
}

/** Whether the next upload is for several occurrences. */
export function isNextForSeveral(record: SyncRecord): boolean {
  if (record.inflight) return record.inflight.kind === 'update' && record.inflight.scope !== undefined;
  return scopedEdits(record).length > 0 && !isSentFirst(record);
}
