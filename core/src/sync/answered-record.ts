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
  type Step,
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

/** What the server said to an upload. */
export interface UploadAnswer {
  readonly httpStatus: number;
  /** The row, on 2xx with a body. */
  readonly row: (ServerRow & { readonly noteChanges?: readonly LoggedNotesChange[] | undefined }) | null;
  readonly code: string;
  readonly message: string;
  /** The space that was left, where that is the thing's own. */
  readonly space?: string | undefined;
  /** The fields at fault. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What the record's next state needs besides the answer. */
export interface AnswerContext {
  readonly at: Instant;
  /** The scope a row lives in. */
  readonly scopeOf: (row: ServerRow) => string;
  readonly newTempId: () => string;
  readonly holdsScope: (scope: string) => boolean;
  /** Everything that makes such a thing anew, for a goal the server does not know any more. */
  readonly fieldsToRecreate: (fields: Fields) => Fields;
  /** Whether what was typed meanwhile stays on top; always true outside of the simulation. */
  readonly editStaysOnTop: boolean;
}

/**
 * The record after the answer to its upload.
 *
 * An answer to an upload that is no longer the record's own (a stolen leader's, a late double) changes nothing.
 */
export function answeredRecord(
  record: SyncRecord,
  key: string,
  answer: UploadAnswer,
  context: AnswerContext,
): Step {
  const { inflight } = record;
  if (inflight === null || inflight.key !== key) return { record, shelved: [] };
  const { httpStatus } = answer;
  if (httpStatus === 401 || isPassing(httpStatus)) return { record, shelved: [] };
  const settled = settledStep(record, inflight, answer, context);
  // Deleted while its creation was refused: the server has never had it, so there is nothing left to delete.
  if (settled.record?.wish === 'delete' && settled.record.id === null) return { record: null, shelved: [] };
  if (settled.record === null) return settled;
  const step = withAhead(settled.record, record.ahead, settled.shelved, context);
  // It went where this device reads nothing, or nothing any more: should that change, the feed brings it.
  const isOutOfSight =
    step.record !== null && step.record.scope !== record.scope && !context.holdsScope(step.record.scope);
  return isOutOfSight && !isUnsent(step.record) ? { ...step, record: null } : step;
}

function settledStep(
  record: SyncRecord,
  inflight: Inflight,
  answer: UploadAnswer,
  context: AnswerContext,
): Step {
  const { httpStatus, errors } = answer;
  if (httpStatus < 300) {
    return answer.row === null
      ? deletionDone(record)
      : accepted(record, inflight, answer.row, answer.row.noteChanges, context);
  }
  if (answer.code === 'space.left' || answer.code === 'space.deleted') return left(record, answer, context);
  if (inflight.kind === 'delete' && httpStatus === 404) {
    // The goal was in a space that this person cannot see, and the feed has brought it back since: delete it again.
    return { record: isToldOf(record) ? { ...record, ...atRest } : null, shelved: [] };
  }
  if (inflight.kind === 'delete' && httpStatus === 410) return deletionDone(record);
  // Deleted, and forgotten by now: the feed has told of it meanwhile.
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
  // Told to what shall come back, it was refused while the goal was deleted: it is said anew once that is back.
  if (httpStatus === 410 && inflight.kind === 'update' && record.wish === 'restore')
    return { record: unsaid(record, inflight), shelved: [] };
  // Refused while it was away, or the first time that it was asked: what is told of it since is newer than this answer, and
  // whatever becomes of it after that the feed has yet to tell.
  if (httpStatus === 410 && isToldOf(record))
    return {
      record: { ...record, ...atRest, ...untyped },
      shelved: shelvedUnsent(record, 'deletedElsewhere'),
    };
  if (httpStatus === 410) return { record: null, shelved: shelvedUnsent(record, 'deletedElsewhere') };
  const part = httpStatus === 400 ? refusedPart(errors, inflight.fields) : undefined;
  if (part) return withoutPart(record, inflight, part);
  return { record: parked(record, inflight, answer), shelved: [] };
}

/** The part of an upload that can be left out, by its field: the server names it in the words of a request. */
function refusedPart(errors: UploadAnswer['errors'], fields: Fields): string | undefined {
  const parts = { assignee: 'assignee', parent: 'parent', bucket: 'bucketId', recurrence: 'recurrence' };
  return Object.entries(parts).find(([name, field]) => errors[name] !== undefined && field in fields)?.[1];
}

function isKnownGone({ ahead }: SyncRecord): boolean {
  return ahead?.kind === 'gone' && ahead.movedTo === null && ahead.unmetAt === undefined;
}

/** Whether it is there by news that waits. */
function isToldOf(record: SyncRecord): boolean {
  return record.ahead?.kind === 'row' && !isOfAnother(record, record.ahead);
}

/** News of the goal that this one was made anew in place of, when it has become another. */
function isOfAnother({ id }: SyncRecord, ahead: Arrival): boolean {
  return ahead.kind === 'row' && id !== null && ahead.row.id !== id;
}

/** The record with the news that waited for the answer. */
function withAhead(
  record: SyncRecord,
  ahead: Arrival | null,
  shelved: readonly Shelved[],
  context: AnswerContext,
): Step {
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
): Step {
  const { noteChanges: _, ...base } = row as ServerRow & { noteChanges?: unknown };
  const seen = inflight.notes
    ? changedNotes(record.base?.richThoughts ?? null, inflight.notes)
    : (record.base?.richThoughts ?? null);
  // Empty lines alone are no note, for the server neither.
  const ops =
    inflight.notes && (seen ? inflight.notes : notesDifference(record.base?.richThoughts ?? null, null));
  const ownChange = ops && { key: inflight.key, ops };
  const others = changeOfOthers(record.base, seen, ownChange, row, log ?? null);
  // What this upload overwrote of one's own, one knew.
  const untouched = Object.fromEntries(
    Object.entries(record.own).filter(([field]) => !(field in inflight.fields)),
  );
  const before = ownAfter({ ...record, own: untouched }, row.stamps ?? {}, row);
  const own = { ...before.own };
  const lost: Record<string, unknown> = { ...before.lost };
  for (const [field, value] of Object.entries(inflight.fields)) {
    // An answer given again tells the row as it is now: somebody may have overwritten this very upload already.
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
  // The answer does not tell which revision this upload became. Whoever wrote over it may have seen what came in between,
  // so every later change that was made on an older state counts; a value too many on the shelf is no loss.
  const [, conflictRev] = row.stamps?.[mergeUnitOf(field)] ?? [0, 0];
  return conflictRev > baseRev;
}

/**
 * What was typed on top of an upload was typed knowing it; nobody else's change is known by that, nor what a field did not show
 * that had been opened before.
 */
function afterOwn<Typing extends Pending | null>(
  pending: Typing,
  record: SyncRecord,
  row: ServerRow,
): Typing {
  const before = knownRev(record.base?.rev);
  const isOwnAlone = row.rev === before + 1;
  return pending && isOwnAlone && pending.baseRev >= before ? { ...pending, baseRev: row.rev } : pending;
}

function deletionDone(record: SyncRecord): Step {
  // Somebody may have taken the deletion back while it was on its way.
  const settled: SyncRecord = { ...record, ...atRest };
  return { record: settled.wish === 'delete' ? { ...settled, wish: 'deleted' } : settled, shelved: [] };
}

/** The server does not know it any more: the same thing, all of it, to be made anew. */
function recreated(record: SyncRecord, context: AnswerContext): SyncRecord {
  const notes = seenNotes(record);
  const anew = {
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
  // What shall come back does so by being made anew.
  return record.wish === 'restore' ? { ...anew, ...wanted } : anew;
}

/** Everybody who makes a goal anew names the same old one, also one that was made anew before. */
function firstIdOf({ id, base }: SyncRecord): string | null {
  const before = base?.['recreatedFrom'];
  return typeof before === 'string' ? before : id;
}

/**
 * The writer is no member any more: what was typed goes to the shelf. The thing itself stays until the feed takes it
 * away with its scope; whoever is let in again before that has missed nothing of it. What was typed here while the feed
 * took it away has brought it back, and nobody will tell of it any more.
 */
function left(record: SyncRecord, answer: UploadAnswer, { holdsScope }: AnswerContext): Step {
  const shelved = shelvedUnsent(record, 'spaceLeft');
  const isKnown = record.base !== null || record.ahead?.kind === 'row';
  // It has gone there from where it was last seen, and no feed tells of it; what is told of it is newer than this answer.
  const isToldHere = record.ahead?.kind === 'row' && holdsScope(record.ahead.scope);
  const isAway = answer.space !== undefined && answer.space !== record.scope && !isToldHere;
  if (!isKnown || isAway || !holdsScope(record.scope)) return { record: null, shelved };
  return { record: { ...record, ...atRest, ...untyped, ...wanted }, shelved };
}

function withoutPart(record: SyncRecord, inflight: Inflight, part: string): Step {
  // What was meant for several occurrences is one thing.
  if (inflight.scope)
    return {
      record: { ...record, ...atRest },
      shelved: [shelvedOf(record, 'partRefused', { fields: inflight.fields, notes: null })],
    };
  const { [part]: refusedValue, ...left } = inflight.fields;
  const isOfPlace = mergeUnitOf(part) === 'place';
  const fields = isOfPlace && !isMoved(left, record.base) ? withoutPlace(left) : left;
  const rest: Pending = { fields, notes: inflight.notes, baseRev: inflight.baseRev };
  const isNothing = Object.keys(fields).length === 0 && inflight.notes === null && inflight.kind !== 'create';
  const pending = record.pending
    ? composedPending(isNothing ? null : rest, record.pending)
    : isNothing
      ? null
      : rest;
  // Which day of a series a goal stands for is nobody's typing: without it, it stands there alone.
  const isTyped = part !== 'recurrence' || isRepeat(refusedValue);
  return {
    record: { ...record, ...atRest, pending },
    shelved: isTyped
      ? [shelvedOf(record, 'partRefused', { fields: { [part]: refusedValue }, notes: null })]
      : [],
  };
}

/** Whether a place without its parent is another than the one that the person saw. */
function isMoved(fields: Fields, base: ServerRow | null): boolean {
  return ['space', 'columnId', 'dueDate', 'bucketId', 'parent'].some(
    (field) => field in fields && fields[field] !== base?.[field],
  );
}

/** The place travels whole: without the part that somebody wanted, the rest would undo what others moved meanwhile. */
function withoutPlace(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => mergeUnitOf(field) !== 'place'));
}

function parked(record: SyncRecord, inflight: Inflight, answer: UploadAnswer): SyncRecord {
  const { httpStatus, message: errorMessage, code: errorCode } = answer;
  const syncFailed: SyncFailure = { httpStatus, errorMessage, errorCode, syncEngineVersion };
  return { ...unsaid(record, inflight), ...atRest, syncFailed };
}

/** The record with what an upload carried as typed and not sent. */
function unsaid(record: SyncRecord, inflight: Inflight): SyncRecord {
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
