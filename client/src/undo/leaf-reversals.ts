import { isSame } from '@cairn/core/same';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { undeletedRecord } from '@cairn/core/sync/undeleted-record';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { Decision } from '../persistence/local-change.ts';
import { isUnknownToServer } from '../outbox/unknown-to-server.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import { onDevice } from '../tables/all-tables.ts';
import { leafDeletionOf } from '../cairn/leaf-deletion.ts';
import type { Edited } from './former-edits.ts';
import type { Appeared } from './removals.ts';
import { withoutNeedless } from './given-back.ts';
import type { ReversalPlan } from './reversal-plan.ts';

function picked(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Comments and folder entries that were edited since stay. */
export function leafRemovals(cairn: Cairn, appeared: readonly Appeared[]): ReversalPlan {
  const existing = appeared.flatMap(({ ref: named, after }) => {
    const ref = cairn.undoStack.standingFor(named);
    const record = cairn.replica.record(ref);
    const isAsLeft = (now: SyncRecord) => isSame(writtenIn(now), writtenIn(after));
    return record ? [{ ref, record, isAsLeft }] : [];
  });
  const going = existing.filter(({ record, isAsLeft }) => isAsLeft(record));
  return {
    decisions: going.map(({ ref, isAsLeft }) => where(isAsLeft, ref, leafDeletionOf(ref))),
    isBlocked: going.length < existing.length,
  };
}

/** The disk may be newer than the screen. */
function where(isFit: (record: SyncRecord) => boolean, ref: RecordRef, { refs, decide }: Decision): Decision {
  return {
    refs,
    decide: (records) => {
      const record = records.get(refKey(ref));
      return record && isFit(record) ? decide(records) : { put: [] };
    },
  };
}

function writtenIn(record: SyncRecord): Fields {
  const seen: Fields = seenFields(record);
  const fields = onDevice(record.table).undo.writtenFields;
  return Object.fromEntries(fields.map((field) => [field, seen[field] ?? null]));
}

/**
 * Comments and folder entries return as they were if the server does not know of the deletion, otherwise as
 * new records.
 */
export function leafRestorations(
  cairn: Cairn,
  deleted: readonly { readonly before: SyncRecord }[],
): ReversalPlan {
  const decisions = deleted.flatMap(({ before }) => leafBack(cairn, before) ?? []);
  return { decisions, isBlocked: decisions.length < deleted.length };
}

export function formerLeaves(cairn: Cairn, edits: readonly Edited[]): ReversalPlan {
  const decisions = edits.flatMap(({ ref: named, before, after }) => {
    const ref = cairn.undoStack.standingFor(named);
    const record = cairn.replica.record(ref);
    const [was, is] = [seenFields(before), seenFields(after)];
    const changed = Object.keys(is).filter((field) => !isSame(was[field], is[field]));
    const isAsLeft = (now: SyncRecord) =>
      isSeen(now) && isSame(picked(seenFields(now), changed), picked(is, changed));
    const isToDo = record !== undefined && isAsLeft(record) && changed.length > 0;
    return isToDo ? [where(isAsLeft, ref, writingOf(ref, picked(was, changed)))] : [];
  });
  return { decisions, isBlocked: decisions.length < edits.length };
}

function writingOf(ref: RecordRef, fields: Fields): Decision {
  return {
    refs: [ref],
    decide: (records) => {
      const record = records.get(refKey(ref));
      return { put: record ? [withoutNeedless(editedRecord(record, { fields, notes: null }))] : [] };
    },
  };
}

function leafBack(cairn: Cairn, before: SyncRecord): Decision | null {
  // The server cannot restore a comment or folder entry.
  const isKnownDeleted = (record: SyncRecord | undefined) =>
    !record || record.wish === 'deleted' || record.inflight?.kind === 'delete';
  const isLost = isKnownDeleted(cairn.replica.record(before)) && !isUnknownToServer(before);
  const fields = onDevice(before.table).undo.fieldsToRecreate(cairn, before);
  if (isLost && fields === null) return null;
  const again = fields && newRecord(cairn, before.table, before.scope, { fields, notes: null });
  return {
    refs: again ? [before, again] : [before],
    decide: (records) => {
      const record = records.get(refKey(before));
      if (!record && isUnknownToServer(before)) return { put: [before] };
      if (record && isSeen(record)) return { put: [] };
      if (record && !isKnownDeleted(record)) return { put: [undeletedRecord(record)] };
      if (!again) return { put: [] };
      cairn.undoStack.madeAnew(before, again);
      return { put: [records.get(refKey(again)) ?? again] };
    },
  };
}
