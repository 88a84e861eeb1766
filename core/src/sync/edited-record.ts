import { composedChanges } from '../notes/delta.ts';
import {
  knownRev,
  type Pending,
  type Scope,
  scopedEdits,
  type SyncRecord,
  type Typed,
  wanted,
  wantedBack,
} from './record.ts';

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

/** Everything typed here that has not reached the server, as one; null when there is nothing in it. */
export function unsentOf(record: SyncRecord): Pending | null {
  const { inflight, pending } = record;
  const typed = [...(inflight ? [inflight] : []), ...scopedEdits(record), ...(pending ? [pending] : [])];
  const all = typed.reduce<Pending | null>((first, second) => composedPending(first, second), null);
  if (!all) return null;
  // Which series a goal is in is nobody's typing; how it shall repeat is.
  const fields = Object.entries(all.fields).filter(
    ([field, value]) => field !== 'recurrence' || isRepeat(value),
  );
  if (fields.length === 0 && all.notes === null) return null;
  return { fields: Object.fromEntries(fields), notes: all.notes, baseRev: all.baseRev };
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

/**
 * The record after somebody typed something for several occurrences of a goal that repeats.
 *
 * What was typed for this one alone before and is said anew here is forgotten. So it does not matter that what is meant
 * for several is sent first: the rest touches other fields.
 */
export function editedForSeveral(record: SyncRecord, typed: Typed, scope: Scope): SyncRecord {
  const edit = { ...typed, ...scope, baseRev: knownRev(record.base?.rev) };
  const said = Object.keys(typed.fields).filter((field) => field !== 'recurrence');
  const pending = record.pending && withoutFields(record.pending, said);
  return { ...record, pending, scoped: [...scopedEdits(record), edit], syncFailed: null };
}

function withoutFields(pending: Pending, said: readonly string[]): Pending | null {
  const left = Object.entries(pending.fields).filter(([field]) => !said.includes(field));
  if (left.length === 0 && pending.notes === null) return null;
  return { ...pending, fields: Object.fromEntries(left) };
}

/** The record after a click on delete. */
export function deletedRecord(record: SyncRecord, scope?: Scope): SyncRecord {
  return { ...record, wish: 'delete', deletion: scope, deletedWith: null, syncFailed: null };
}

/** A goal below one that is being deleted: hidden with it, and not sent, since the server deletes the tree. */
export function deletedWithParent(record: SyncRecord, root: string): SyncRecord {
  return record.deletedWith === null && record.wish === 'keep' ? { ...record, deletedWith: root } : record;
}

/** The record after the deletion was taken back: at once when the server has not heard of it, else by a restoring. */
export function undeletedRecord(record: SyncRecord): SyncRecord {
  // What was deleted with its parent comes back with it.
  if (record.deletedWith !== null) return { ...record, wish: 'keep', deletedWith: null };
  const isKnownDeleted = record.wish === 'deleted' || record.inflight?.kind === 'delete';
  return { ...record, ...(isKnownDeleted ? wantedBack : wanted), syncFailed: null };
}
