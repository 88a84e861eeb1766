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
 * The effect of deleting a tree. `done`: the feed will send tombstones. `nothing`: already gone, or refused.
 * `unknown`: a 404.
 */
export type TreeDeletion = 'done' | 'nothing' | 'unknown';

/**
 * Returns null if the server never had the goal. A goal without a tombstone is shown again, because someone
 * else moved it out of the tree.
 */
export function afterTreeDeletion(record: SyncRecord, deletion: TreeDeletion): SyncRecord | null {
  // The upload in flight may arrive after the tree's deletion, so delete the goal separately.
  if (record.inflight !== null) return { ...record, wish: 'delete', deletedWith: null };
  // The feed sends no tombstone for an untouched occurrence.
  if (!isOnServer(record)) return null;
  if (deletion === 'unknown') return { ...record, wish: 'delete', deletedWith: null };
  return deletion === 'nothing' ? { ...record, deletedWith: null } : record;
}

/**
 * Returns the record with its next upload; null if there is nothing to send. An upload in flight keeps its
 * key. The caller must store the result before sending.
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
  // Keep unsent edits, in case someone else restores the goal.
  const pending = kind === 'delete' || kind === 'restore' ? record.pending : null;
  return { ...record, inflight, syncFailed: null, pending };
}

function isSentFirst({ id }: SyncRecord): boolean {
  return id === null;
}

export function isNextForSeveral(record: SyncRecord): boolean {
  if (record.inflight) return record.inflight.kind === 'update' && record.inflight.scope !== undefined;
  return scopedEdits(record).length > 0 && !isSentFirst(record);
}
