import {
  knownRev,
  type Inflight,
  isOnServer,
  isParked,
  type Pending,
  scopedEdits,
  type SyncRecord,
} from './record.ts';

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
  // Nor does the feed tell of an occurrence that nobody has touched there.
  if (!isOnServer(record)) return null;
  if (deletion === 'unknown') return { ...record, wish: 'delete', deletedWith: null };
  return deletion === 'told' ? { ...record, deletedWith: null } : record;
}

/**
 * The record with its next upload made ready, or null when there is nothing to send.
 *
 * One that is under way already keeps its key. What is prepared is stored before it leaves.
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
  // A deletion leaves what was typed where it is: should somebody else have restored the goal, it still counts.
  const pending = kind === 'delete' || kind === 'restore' ? record.pending : null;
  return { ...record, inflight, syncFailed: null, pending };
}

/** Whether the record's own edit goes before those for several: it is the one that makes the goal. */
function isSentFirst({ id }: SyncRecord): boolean {
  return id === null;
}

/** Whether what a record sends next is meant for several occurrences. */
export function isNextForSeveral(record: SyncRecord): boolean {
  if (record.inflight) return record.inflight.kind === 'update' && record.inflight.scope !== undefined;
  return scopedEdits(record).length > 0 && !isSentFirst(record);
}

/** Whether what a record sends next is its deletion: then nothing that was typed into it before is sent. */
export function isDeletedNext(record: SyncRecord): boolean {
  return record.inflight === null && nextKind(record) === 'delete';
}

function nextKind(record: SyncRecord): Inflight['kind'] | null {
  // What is meant for others too is said before this one goes.
  if (record.wish === 'delete' && record.id !== null && scopedEdits(record).length > 0) return 'update';
  if (record.wish === 'delete') return record.id === null ? null : 'delete';
  if (record.wish === 'restore') return 'restore';
  if (record.wish === 'deleted') return null;
  if (record.id === null) return 'create';
  return record.pending === null && scopedEdits(record).length === 0 ? null : 'update';
}
