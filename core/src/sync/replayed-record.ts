import { isSequenceField } from '../goals/list-order.ts';
import { mergeUnitOf } from '../goals/merge-units.ts';
import { notesDifference } from '../notes/difference.ts';
import { changeFollowing } from '../notes/woven-change.ts';
import { isSame } from '../same.ts';
import { shelvedUnsent } from './arrived-record.ts';
import { composedPending } from './edited-record.ts';
import { deletedRecord, deletedWithParent } from './deleted-record.ts';
import { undeletedRecord } from './undeleted-record.ts';
import { editedForSeveral } from './edited-for-several.ts';
import { preparedRecord } from './prepared-record.ts';
import {
  atRest,
  type Fields,
  isOnServer,
  isUnsent,
  type ScopedEdit,
  scopedEdits,
  type Shelved,
  type NextState,
  type SyncRecord,
  type Typed,
  untyped,
  wanted,
  wantedBack,
} from './record.ts';
import { isWorthKeeping, shelvedOf } from './shelved.ts';
import { syncEngineVersion } from './retry.ts';
import { isSeen, seenFields, seenNotes } from './view.ts';

/**
 * Applies a change from the journal of a closed page (docs/sync.md, "The disk"). If the stored record has
 * changed meanwhile, the change is applied on top. Deletion wins, a newer edit of the same field stays, and
 * the rest is shelved.
 *
 * @param now the stored record; null for none
 */
export function replayedRecord(
  before: SyncRecord | null,
  after: SyncRecord | null,
  now: SyncRecord | null,
): NextState {
  if (isSame(now, before) || isSame(now, after)) return { record: after, shelved: [] };
  if (now === null) return after === null ? { record: null, shelved: [] } : withoutNow(before, after);
  if (after === null) return takenAway(before, now);
  // The closed page created the record, and undo deleted and restored it. The disk has all its edits.
  if (before === null && after.id === null) return { record: seenAgain(now), shelved: [] };
  return onTop(before, after, now);
}

function withoutNow(before: SyncRecord | null, after: SyncRecord): NextState {
  // An untouched occurrence is never stored.
  const wasStored = before !== null && (isOnServer(before) || isUnsent(before));
  if (!wasStored || after.wish === 'restore') return { record: after, shelved: [] };
  if (!isSeen(before) && isSeen(after)) {
    return {
      record: isOnServer(after) ? { ...after, ...wantedBack } : { ...after, ...wanted },
      shelved: [],
    };
  }
  return { record: null, shelved: homeless(after, typedBetween(before, after), newScoped(before, after)) };
}

function takenAway(before: SyncRecord | null, now: SyncRecord): NextState {
  // Undo reversed the first edit of an occurrence, which follows its series again.
  if (before?.base?.rev === 0) return onTop(before, nothingTyped(before), now);
  const isUnknownToServer = now.id === null && now.inflight === null;
  return { record: isUnknownToServer ? null : deletedRecord(now), shelved: [] };
}

function nothingTyped(record: SyncRecord): SyncRecord {
  return { ...record, ...atRest, ...untyped, ...wanted };
}

function onTop(known: SyncRecord | null, after: SyncRecord, now: SyncRecord): NextState {
  const before = known ?? nothingTyped(after);
  const typed = typedBetween(before, after);
  const scoped = newScoped(before, after);
  if (isSeen(before) && !isSeen(after)) return { record: deletedToo(after, now), shelved: [] };
  const isBack = (known === null || !isSeen(known)) && isSeen(after);
  if (!isSeen(now) && !isBack) return { record: now, shelved: homeless(after, typed, scoped) };

  let record = seenAgain(now);
  const { free, taken } = freeFields(before, typed.fields, now);
  const notes = typed.notes && changeFollowing(typed.notes, seenNotes(before), seenNotes(now));
  if (Object.keys(free).length > 0 || notes || (typed.isTouched && !isUnsent(now))) {
    // The row that the user saw is the base, so the server detects overwritten values.
    const baseRev = Math.min(before.base?.rev ?? 0, now.base?.rev ?? 0);
    const pending = composedPending(record.pending, { fields: free, notes, baseRev });
    record = { ...record, pending, syncFailed: null };
  }
  for (const { fields, notes: ops, baseRev: _, ...scope } of scoped) {
    if (!isStoredThere(now, scope.order)) record = editedForSeveral(record, { fields, notes: ops }, scope);
  }
  if (before.syncFailed && !after.syncFailed) record = { ...record, syncFailed: null };
  if (!before.inflight && after.inflight)
    record = preparedRecord(record, after.inflight.key, syncEngineVersion) ?? record;
  const lost = Object.keys(taken).length > 0 ? { fields: taken, notes: null } : null;
  return { record, shelved: lost ? [shelvedOf(now, 'overwritten', lost)] : [] };
}

function seenAgain(record: SyncRecord): SyncRecord {
  return isSeen(record) ? record : undeletedRecord(record);
}

function deletedToo(after: SyncRecord, now: SyncRecord): SyncRecord {
  if (!isSeen(now)) return now;
  // The upload in flight may arrive after the deletion of the tree, so send a separate deletion.
  if (after.deletedWith === null || now.inflight) return deletedRecord(now, after.deletion);
  return deletedWithParent(now, after.deletedWith);
}

interface TypedBetween extends Typed {
  /** Whether anything was edited. An edit without fields only marks an occurrence as touched. */
  readonly isTouched: boolean;
}

function typedBetween(before: SyncRecord, after: SyncRecord): TypedBetween {
  const was = before.pending?.fields ?? {};
  const is = after.pending?.fields ?? {};
  const seen = seenFields(after);
  const seenBefore = seenFields(before);
  const edited = Object.keys(is).filter((field) => !(field in was) || !isSame(was[field], is[field]));
  // A value that is no longer pending was undone, unless an upload carries it.
  const takenBack = Object.keys(was).filter(
    (field) => !(field in is) && !isSame(seen[field], seenBefore[field]),
  );
  const changed = [...edited, ...takenBack];
  const units = new Set(changed.filter((field) => !isSequenceField(field)).map(mergeUnitOf));
  // A place is sent whole, but an order number may be sent alone.
  const whole = Object.keys({ ...was, ...is }).filter((field) => units.has(mergeUnitOf(field)));
  const fields = Object.fromEntries([...changed, ...whole].map((field) => [field, seen[field] ?? null]));
  const [notesBefore, notesAfter] = [seenNotes(before), seenNotes(after)];
  const notes = isSame(notesBefore, notesAfter) ? null : notesDifference(notesBefore, notesAfter);
  return { fields, notes, isTouched: before.pending === null && after.pending !== null };
}

function newScoped(before: SyncRecord, after: SyncRecord): readonly ScopedEdit[] {
  const known = new Set(scopedEdits(before).map(({ order }) => order));
  return scopedEdits(after).filter(({ order }) => !known.has(order));
}

function isStoredThere(now: SyncRecord, order: string): boolean {
  return now.inflight?.scope?.order === order || scopedEdits(now).some((edit) => edit.order === order);
}

/** Splits the fields: `taken` are those that this device has edited since, `free` the other fields. */
function freeFields(
  before: SyncRecord,
  fields: Fields,
  now: SyncRecord,
): { readonly free: Fields; readonly taken: Fields } {
  const [own, ownNow] = [ownWords(before), ownWords(now)];
  const seen = seenFields(now);
  const isTaken = (field: string) =>
    field in ownNow && !isSame(own[field], ownNow[field]) && !isSame(seen[field], fields[field]);
  const units = new Set(
    Object.keys(fields)
      .filter((field) => isTaken(field) && isWorthKeeping(field))
      .map(mergeUnitOf),
  );
  const free: Record<string, unknown> = {};
  const taken: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (!units.has(mergeUnitOf(field))) free[field] = value;
    else if (isWorthKeeping(field)) taken[field] = value;
  }
  return { free, taken };
}

function ownWords({ own, inflight, scoped, pending }: SyncRecord): Fields {
  const taken = Object.entries(own).map(([field, { value }]) => [field, value] as const);
  const forSeveral = scoped?.map(({ fields }) => fields) ?? [];
  return Object.assign(Object.fromEntries(taken), inflight?.fields, ...forSeveral, pending?.fields) as Fields;
}

function homeless(after: SyncRecord, typed: Typed, scoped: readonly ScopedEdit[]): readonly Shelved[] {
  const isTyped = Object.keys(typed.fields).length > 0 || typed.notes !== null;
  const pending = isTyped ? { fields: typed.fields, notes: typed.notes, baseRev: 0 } : null;
  return shelvedUnsent({ ...after, ...atRest, pending, scoped }, 'deletedElsewhere');
}
