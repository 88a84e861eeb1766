import { composedChanges } from '../notes/delta.ts';
import { knownRev, type Pending, scopedEdits, type SyncRecord, type Typed } from './record.ts';

/** Joins two unsent edits of a record. The result keeps the lower base revision, which detects more conflicts. */
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

/** Returns true for a repeat rule or its removal, false if the value only identifies a day of a series. */
export function isRepeat(value: unknown): boolean {
  return value === null || (typeof value === 'object' && 'rule' in value);
}

/** Clears a stored failure, so that a refused record is sent again. */
export function editedRecord(record: SyncRecord, { fields, notes, unseen }: Typed): SyncRecord {
  const pending = composedPending(record.pending, { fields, notes, baseRev: knownRev(record.base?.rev) });
  const edited: SyncRecord = { ...record, pending, syncFailed: null };
  if (notes === null || (!record.woven && !unseen)) return edited;
  return { ...edited, woven: unseen && unseen.length > 0 ? unseen : undefined };
}

/**
 * Lowers the base revision to the revision on the screen, since the disk may hold a newer row.
 *
 * @param found the record before the edit
 */
export function typedSeeing(record: SyncRecord, found: SyncRecord, seen: SyncRecord): SyncRecord {
  if (found.base === null || seen.base === null) return record;
  const seenRev = seen.base.rev;
  if (seenRev >= found.base.rev || isOwnUploadAlone(found, seen)) return record;
  const known = new Set(scopedEdits(found).map(({ order }) => order));
  return {
    ...record,
    pending:
      record.pending && record.pending !== found.pending ? seeing(record.pending, seenRev) : record.pending,
    scoped: record.scoped?.map((edit) => (known.has(edit.order) ? edit : seeing(edit, seenRev))),
  };
}

function seeing<Typing extends Pending>(typing: Typing, rev: number): Typing {
  return { ...typing, baseRev: Math.min(typing.baseRev, rev) };
}

function isOwnUploadAlone({ base, inflight }: SyncRecord, seen: SyncRecord): boolean {
  const isAnswered = seen.inflight !== null && inflight?.key !== seen.inflight.key;
  return isAnswered && base?.rev === (seen.base?.rev ?? 0) + 1;
}
