import { mergeUnitOf } from '../goals/merge-units.ts';
import { changedNotes } from '../notes/delta.ts';
import { notesDifference } from '../notes/difference.ts';
import type { Instant } from '../goals/goal.ts';
import { arrivedRecord, ownAfter, shelvedUnsent } from './arrived-record.ts';
import { composedPending, isRepeat } from './edited-record.ts';
import { changeOfOthers, rebased, wovenWith } from './rebased-notes.ts';
import {
  type Arrival,
  atRest,
  type Fields,
  type Inflight,
  isUnsent,
  knownRev,
  type LoggedNotesChange,
  type Pending,
  scopedEdits,
  type ServerRow,
  type Shelved,
  type NextState,
  type SyncFailure,
  type SyncRecord,
  untyped,
  wanted,
} from './record.ts';
import { isWorthKeeping, shelvedOf } from './shelved.ts';
import { isPassing, syncEngineVersion } from './retry.ts';
import { rulesOf } from './tables/all-tables.ts';
import { seenFields, seenNotes } from './view.ts';
import { isSame } from '../same.ts';

export interface UploadAnswer {
  readonly httpStatus: number;
  readonly row: (ServerRow & { readonly noteChanges?: readonly LoggedNotesChange[] | undefined }) | null;
  readonly code: string;
  readonly message: string;
  /** The record's own space; set if the user has left it. */
  readonly space?: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
}

export interface AnswerContext {
  readonly at: Instant;
  readonly scopeOf: (row: ServerRow) => string;
  readonly newTempId: () => string;
  readonly holdsScope: (scope: string) => boolean;
  readonly fieldsToRecreate: (fields: Fields) => Fields;
  /** Whether edits made during an upload survive the answer. Only the simulation sets false. */
  readonly editStaysOnTop: boolean;
}

/** An answer with the key of another upload, such as a late duplicate, changes nothing. */
export function answeredRecord(
  record: SyncRecord,
  key: string,
  answer: UploadAnswer,
  context: AnswerContext,
): NextState {
  const { inflight } = record;
  if (inflight === null || inflight.key !== key) return { record, shelved: [] };
  const { httpStatus } = answer;
  if (httpStatus === 401 || isPassing(httpStatus)) return { record, shelved: [] };
  const settled = settledStep(record, inflight, answer, context);
  // The server rejected the creation, so there is nothing to delete. Exception: an earlier try was accepted, and
  // the feed sent its row.
  if (settled.record?.wish === 'delete' && settled.record.id === null && !hasNewerRow(record))
    return { record: null, shelved: [] };
  if (settled.record === null) return settled;
  const step = withAhead(settled.record, record.ahead, settled.shelved, context);
  const isOutOfSight =
    step.record !== null && step.record.scope !== record.scope && !context.holdsScope(step.record.scope);
  return isOutOfSight && !isUnsent(step.record) ? { ...step, record: null } : step;
}

function settledStep(
  record: SyncRecord,
  inflight: Inflight,
  answer: UploadAnswer,
  context: AnswerContext,
): NextState {
  const { httpStatus, errors } = answer;
  if (httpStatus < 300) {
    return answer.row === null
      ? deletionDone(record)
      : accepted(record, inflight, answer.row, answer.row.noteChanges, context);
  }
  if (answer.code === 'space.left' || answer.code === 'space.deleted') return left(record, answer, context);
  if (inflight.kind === 'delete' && httpStatus === 404) {
    // The user could not see the goal's space, and the feed has since brought a newer row, so delete again.
    return { record: hasNewerRow(record) ? { ...record, ...atRest } : null, shelved: [] };
  }
  if (inflight.kind === 'delete' && httpStatus === 410) return deletionDone(record);
  // The feed has reported the deletion, and the server no longer has the tombstone.
  if (inflight.kind === 'update' && httpStatus === 404 && isKnownGone(record))
    return { record: null, shelved: shelvedUnsent(record, 'deletedElsewhere') };
  if (inflight.kind === 'update' && httpStatus === 404) {
    const { onUnknown } = rulesOf(record.table);
    if (onUnknown === 'recreate') return { record: recreated(record, context), shelved: [] };
    if (onUnknown === 'drop') return { record: null, shelved: shelvedUnsent(record, 'deletedElsewhere') };
  }
  if (inflight.kind === 'restore' && httpStatus === 404) {
    return { record: recreated(record, context), shelved: [] };
  }
  // The goal was still deleted when this edit got 410. Send the edit again after the restore.
  if (httpStatus === 410 && inflight.kind === 'update' && record.wish === 'restore')
    return { record: sentAgain(record, inflight), shelved: [] };
  // The row in `ahead` is newer than this 410. The feed reports a later deletion.
  if (httpStatus === 410 && hasNewerRow(record))
    return {
      record: { ...record, ...atRest, ...untyped },
      shelved: shelvedUnsent(record, 'deletedElsewhere'),
    };
  if (httpStatus === 410) return { record: null, shelved: shelvedUnsent(record, 'deletedElsewhere') };
  const part = httpStatus === 400 ? refusedPart(errors, inflight.fields) : undefined;
  if (part) return withoutPart(record, inflight, part);
  return rolledBack(record, inflight, answer) ?? { record: parked(record, inflight, answer), shelved: [] };
}

/**
 * The shelf gets the rejected values, and the record shows the server's row with later edits. At a plan's limit
 * an edit waits for room instead.
 */
function rolledBack(
  record: SyncRecord,
  { kind, fields }: Inflight,
  { httpStatus }: UploadAnswer,
): NextState | null {
  const { rollsBack, rollsBackDeletion } = rulesOf(record.table);
  const before = { ...record, ...atRest };
  if (rollsBackDeletion && kind === 'delete') return keptRecord(before);
  if (!rollsBack || kind !== 'update' || httpStatus === 402) return null;
  return { record: before, shelved: [shelvedOf(before, 'partRefused', { fields, notes: null })] };
}

/** The shelf tells the user that the deletion was rejected. */
function keptRecord(record: SyncRecord): NextState {
  const nothing = { fields: {}, notes: null };
  return {
    record: { ...record, ...wanted } as SyncRecord,
    shelved: [shelvedOf(record, 'partRefused', nothing)],
  };
}

function refusedPart(errors: UploadAnswer['errors'], fields: Fields): string | undefined {
  const parts = { assignee: 'assignee', parent: 'parent', bucket: 'bucketId', recurrence: 'recurrence' };
  return Object.entries(parts).find(([name, field]) => errors[name] !== undefined && field in fields)?.[1];
}

function isKnownGone({ ahead }: SyncRecord): boolean {
  return ahead?.kind === 'gone' && ahead.movedTo === null && ahead.unmetAt === undefined;
}

function hasNewerRow(record: SyncRecord): boolean {
  return record.ahead?.kind === 'row' && !isOfAnother(record, record.ahead);
}

function isOfAnother({ id }: SyncRecord, ahead: Arrival): boolean {
  return ahead.kind === 'row' && id !== null && ahead.row.id !== id;
}

function withAhead(
  record: SyncRecord,
  ahead: Arrival | null,
  shelved: readonly Shelved[],
  context: AnswerContext,
): NextState {
  if (ahead === null) return { record, shelved };
  if (isOfAnother(record, ahead)) return { record, shelved };
  const arrived = arrivedRecord(record, ahead, context.holdsScope);
  return { record: arrived.record, shelved: [...shelved, ...arrived.shelved] };
}

function accepted(
  record: SyncRecord,
  inflight: Inflight,
  row: ServerRow,
  log: readonly LoggedNotesChange[] | undefined,
  context: AnswerContext,
): NextState {
  const { noteChanges: _, ...base } = row as ServerRow & { noteChanges?: unknown };
  const seen = inflight.notes
    ? changedNotes(record.base?.richThoughts ?? null, inflight.notes)
    : (record.base?.richThoughts ?? null);
  // The server stores a note of only empty lines as no note.
  const ops =
    inflight.notes && (seen ? inflight.notes : notesDifference(record.base?.richThoughts ?? null, null));
  const ownChange = ops && { key: inflight.key, ops };
  const others = changeOfOthers(record.base, seen, ownChange, row, log ?? null);
  // The user saw the overwritten values, so their loss is not a conflict.
  const untouched = Object.fromEntries(
    Object.entries(record.own).filter(([field]) => !(field in inflight.fields)),
  );
  const before = ownAfter({ ...record, own: untouched }, row.stamps ?? {}, row);
  const own = { ...before.own };
  const lost: Record<string, unknown> = { ...before.lost };
  for (const [field, value] of Object.entries(inflight.fields)) {
    if (wasOverwrittenSince(row, field, value, inflight.baseRev)) lost[field] = value;
    else own[field] = { value: row[field] ?? value, rev: row.rev, at: context.at };
  }
  const next: SyncRecord = {
    ...record,
    id: row.id,
    scope: context.scopeOf(row),
    base: base as ServerRow,
    ...atRest,
    pending: context.editStaysOnTop ? afterOwn(rebased(record.pending, others), record, row) : null,
    scoped: record.scoped?.map((edit) => afterOwn(edit, record, row)),
    woven: wovenWith(record, others),
    recreatedFrom: null,
    own,
  };
  const shelved =
    Object.keys(lost).length === 0 ? [] : [shelvedOf(record, 'overwritten', { fields: lost, notes: null })];
  const isBack = inflight.kind === 'restore' && next.wish === 'restore';
  return { record: isBack ? { ...next, ...wanted } : next, shelved };
}

function wasOverwrittenSince(row: ServerRow, field: string, value: unknown, baseRev: number): boolean {
  if (!isWorthKeeping(field) || isSame(row[field], value)) return false;
  // The answer does not say which revision this upload became, so any newer conflict counts. A superfluous
  // shelf entry does no harm.
  const [, conflictRev] = row.stamps?.[mergeUnitOf(field)] ?? [0, 0];
  return conflictRev > baseRev;
}

/** Raises the base revision of later edits, unless others have changed the row too. */
function afterOwn<Typing extends Pending | null>(
  pending: Typing,
  record: SyncRecord,
  row: ServerRow,
): Typing {
  const before = knownRev(record.base?.rev);
  const isOwnAlone = row.rev === before + 1;
  return pending && isOwnAlone && pending.baseRev >= before ? { ...pending, baseRev: row.rev } : pending;
}

function deletionDone(record: SyncRecord): NextState {
  // The user may have undone the deletion while it was in flight.
  const settled: SyncRecord = { ...record, ...atRest };
  return { record: settled.wish === 'delete' ? { ...settled, wish: 'deleted' } : settled, shelved: [] };
}

function recreated(record: SyncRecord, context: AnswerContext): SyncRecord {
  const notes = seenNotes(record);
  const recreated = {
    ...record,
    ...atRest,
    id: null,
    tempId: context.newTempId(),
    base: null,
    pending: {
      fields: context.fieldsToRecreate(seenFields(record)),
      notes: notes === null ? null : notes.ops,
      baseRev: 0,
    },
    scoped: undefined,
    recreatedFrom: firstIdOf(record),
    own: {},
  };
  // Creating the record again also fulfils the request to restore it.
  return record.wish === 'restore' ? { ...recreated, ...wanted } : recreated;
}

/** Returns the id that the new record replaces; after several re-creations, the first id. */
function firstIdOf({ id, base }: SyncRecord): string | null {
  const before = base?.['recreatedFrom'];
  return typeof before === 'string' ? before : id;
}

/**
 * The row stays until the feed revokes the scope, because the user may join again. If the scope is revoked
 * already, the record is removed here.
 */
function left(record: SyncRecord, answer: UploadAnswer, { holdsScope }: AnswerContext): NextState {
  const shelved = shelvedUnsent(record, 'spaceLeft');
  const isKnown = record.base !== null || record.ahead?.kind === 'row';
  // The record has moved to a space that the user left. The feed does not report such moves. A row in `ahead`
  // from a readable scope is newer.
  const isToldHere = record.ahead?.kind === 'row' && holdsScope(record.ahead.scope);
  const isAway = answer.space !== undefined && answer.space !== record.scope && !isToldHere;
  if (!isKnown || isAway || !holdsScope(record.scope)) return { record: null, shelved };
  return { record: { ...record, ...atRest, ...untyped, ...wanted }, shelved };
}

function withoutPart(record: SyncRecord, inflight: Inflight, part: string): NextState {
  if (inflight.scope)
    return {
      record: { ...record, ...atRest },
      shelved: [shelvedOf(record, 'partRefused', { fields: inflight.fields, notes: null })],
    };
  const { [part]: refusedValue, ...otherFields } = inflight.fields;
  const isOfPlace = mergeUnitOf(part) === 'place';
  const fields = isOfPlace && !isMoved(otherFields, record.base) ? withoutPlace(otherFields) : otherFields;
  const rest: Pending = { fields, notes: inflight.notes, baseRev: inflight.baseRev };
  const isNothing = Object.keys(fields).length === 0 && inflight.notes === null && inflight.kind !== 'create';
  const pending = record.pending
    ? composedPending(isNothing ? null : rest, record.pending)
    : isNothing
      ? null
      : rest;
  // Only a repeat rule is the user's input. Without its series' day, the goal becomes a plain goal.
  const isTyped = part !== 'recurrence' || isRepeat(refusedValue);
  return {
    record: { ...record, ...atRest, pending },
    shelved: isTyped
      ? [shelvedOf(record, 'partRefused', { fields: { [part]: refusedValue }, notes: null })]
      : [],
  };
}

function isMoved(fields: Fields, base: ServerRow | null): boolean {
  return ['space', 'columnId', 'dueDate', 'bucketId', 'parent'].some(
    (field) => field in fields && fields[field] !== base?.[field],
  );
}

/** Drops all place fields, since only some of them would undo moves by others. */
function withoutPlace(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => mergeUnitOf(field) !== 'place'));
}

function parked(record: SyncRecord, inflight: Inflight, answer: UploadAnswer): SyncRecord {
  const { httpStatus, message: errorMessage, code: errorCode } = answer;
  const syncFailed: SyncFailure = { httpStatus, errorMessage, errorCode, syncEngineVersion };
  return { ...sentAgain(record, inflight), ...atRest, syncFailed };
}

function sentAgain(record: SyncRecord, inflight: Inflight): SyncRecord {
  const typed: Pending = { fields: inflight.fields, notes: inflight.notes, baseRev: inflight.baseRev };
  const { scope } = inflight;
  const isForSeveral = inflight.kind === 'update' && scope !== undefined;
  const isTyped = !isForSeveral && (inflight.kind === 'create' || inflight.kind === 'update');
  return {
    ...record,
    ...atRest,
    scoped: isForSeveral ? [{ ...typed, ...scope }, ...scopedEdits(record)] : record.scoped,
    pending: isTyped ? (record.pending ? composedPending(typed, record.pending) : typed) : record.pending,
  };
}
