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
  type Step,
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
 * The record after a change that was made elsewhere on this device, from one state to another, and never stored: as it was
 * left, or, where somebody has changed it meanwhile, with what that change wanted on top.
 *
 * Deletion wins, and what another tab has typed into the same field stays; what finds no place so is shelved.
 *
 * @param before the record that the change was made on; null for none
 * @param after what it made of it; null where it took it away
 * @param now the record as it is stored; null for none
 */
export function replayedRecord(
  before: SyncRecord | null,
  after: SyncRecord | null,
  now: SyncRecord | null,
): Step {
  if (isSame(now, before) || isSame(now, after)) return { record: after, shelved: [] };
  if (now === null) return after === null ? { record: null, shelved: [] } : withoutNow(before, after);
  if (after === null) return takenAway(before, now);
  return onTop(before ?? nothingTyped(after), after, now);
}

/** What was changed is not there any more. */
function withoutNow(before: SyncRecord | null, after: SyncRecord): Step {
  // Of an occurrence that nobody has touched nothing is stored.
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

/** What was taken away has been changed meanwhile, or is on its way to the server by now. */
function takenAway(before: SyncRecord | null, now: SyncRecord): Step {
  // A first touch of an occurrence was taken back: it is as its series says.
  if (before?.base?.rev === 0) return onTop(before, nothingTyped(before), now);
  const isUnheard = now.id === null && now.inflight === null;
  return { record: isUnheard ? null : deletedRecord(now), shelved: [] };
}

function nothingTyped(record: SyncRecord): SyncRecord {
  return { ...record, ...atRest, ...untyped, ...wanted };
}

function onTop(before: SyncRecord, after: SyncRecord, now: SyncRecord): Step {
  const typed = typedBetween(before, after);
  const scoped = newScoped(before, after);
  if (isSeen(before) && !isSeen(after)) return { record: deletedToo(after, now), shelved: [] };
  const isBack = !isSeen(before) && isSeen(after);
  if (!isSeen(now) && !isBack) return { record: now, shelved: homeless(after, typed, scoped) };

  let record = isSeen(now) ? now : undeletedRecord(now);
  const { free, taken } = freeFields(before, typed.fields, now);
  const notes = typed.notes && changeFollowing(typed.notes, seenNotes(before), seenNotes(now));
  if (Object.keys(free).length > 0 || notes || (typed.isTouched && !isUnsent(now))) {
    // What the person saw is what counts, so that whoever is overwritten unseen hears of it.
    const baseRev = Math.min(before.base?.rev ?? 0, now.base?.rev ?? 0);
    const pending = composedPending(record.pending, { fields: free, notes, baseRev });
    record = { ...record, pending, syncFailed: null };
  }
  for (const { fields, notes: ops, baseRev: _, ...scope } of scoped) {
    if (!isSaidThere(now, scope.order)) record = editedForSeveral(record, { fields, notes: ops }, scope);
  }
  if (before.syncFailed && !after.syncFailed) record = { ...record, syncFailed: null };
  if (!before.inflight && after.inflight)
    record = preparedRecord(record, after.inflight.key, syncEngineVersion) ?? record;
  const lost = Object.keys(taken).length > 0 ? { fields: taken, notes: null } : null;
  return { record, shelved: lost ? [shelvedOf(now, 'overwritten', lost)] : [] };
}

function deletedToo(after: SyncRecord, now: SyncRecord): SyncRecord {
  if (!isSeen(now)) return now;
  // An upload that is under way may arrive after the deletion of the tree, so it asks for one of its own.
  if (after.deletedWith === null || now.inflight) return deletedRecord(now, after.deletion);
  return deletedWithParent(now, after.deletedWith);
}

/** What a change typed for the record alone. */
interface TypedBetween extends Typed {
  /** Whether there is something to send at all, be it nothing but that it was touched. */
  readonly isTouched: boolean;
}

function typedBetween(before: SyncRecord, after: SyncRecord): TypedBetween {
  const was = before.pending?.fields ?? {};
  const is = after.pending?.fields ?? {};
  const seen = seenFields(after);
  const seenBefore = seenFields(before);
  const said = Object.keys(is).filter((field) => !(field in was) || !isSame(was[field], is[field]));
  // What was typed and is not any more was taken back, unless it is only on its way.
  const takenBack = Object.keys(was).filter(
    (field) => !(field in is) && !isSame(seen[field], seenBefore[field]),
  );
  const changed = [...said, ...takenBack];
  const units = new Set(changed.filter((field) => !isSequenceField(field)).map(mergeUnitOf));
  // A move travels whole, so that no half of it exists; order numbers by themselves travel alone.
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

function isSaidThere(now: SyncRecord, order: string): boolean {
  return now.inflight?.scope?.order === order || scopedEdits(now).some((edit) => edit.order === order);
}

/** The fields of a change, apart from those into which somebody on this device has typed something else meanwhile. */
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

/** What was last typed on this device into each field, wherever it is by now. */
function ownWords({ own, inflight, scoped, pending }: SyncRecord): Fields {
  const taken = Object.entries(own).map(([field, { value }]) => [field, value] as const);
  const forSeveral = scoped?.map(({ fields }) => fields) ?? [];
  return Object.assign(Object.fromEntries(taken), inflight?.fields, ...forSeveral, pending?.fields) as Fields;
}

/** What was typed into something that is gone. */
function homeless(after: SyncRecord, typed: Typed, scoped: readonly ScopedEdit[]): readonly Shelved[] {
  const isTyped = Object.keys(typed.fields).length > 0 || typed.notes !== null;
  const pending = isTyped ? { fields: typed.fields, notes: typed.notes, baseRev: 0 } : null;
  return shelvedUnsent({ ...after, ...atRest, pending, scoped }, 'deletedElsewhere');
}
