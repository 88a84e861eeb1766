import { composedChanges } from '../notes/delta.ts';
import { knownRev, type Pending, scopedEdits, type SyncRecord, type Typed } from './record.ts';

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

/** Whether what `recurrence` holds says how a goal shall repeat, not only for which day of a series it stands. */
export function isRepeat(value: unknown): boolean {
  return value === null || (typeof value === 'object' && 'rule' in value);
}

/** The record after somebody typed; a refusal is forgotten, since there is something new to try. */
export function editedRecord(record: SyncRecord, { fields, notes, unseen }: Typed): SyncRecord {
  const pending = composedPending(record.pending, { fields, notes, baseRev: knownRev(record.base?.rev) });
  const edited: SyncRecord = { ...record, pending, syncFailed: null };
  if (notes === null || (!record.woven && !unseen)) return edited;
  return { ...edited, woven: unseen && unseen.length > 0 ? unseen : undefined };
}

/**
 * The record after something was typed, told as typed by somebody who saw it as it was before: the row may have grown since,
 * on the disk and not yet on the screen, and whoever is overwritten unseen shall hear of it.
 *
 * @param found the record that it was typed into
 * @param seen the record that was on the screen
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

/** Whether all that is new is that one's own upload was taken: that was on the screen. */
function isOwnUploadAlone({ base, inflight }: SyncRecord, seen: SyncRecord): boolean {
  const isAnswered = seen.inflight !== null && inflight?.key !== seen.inflight.key;
  return isAnswered && base?.rev === (seen.base?.rev ?? 0) + 1;
}
