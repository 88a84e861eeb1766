import type { BodyOf, Named, QueryOf } from '@cairn/contract/call-types';
import { changedNotes } from '@cairn/core/notes/delta';
import { occurrenceRef } from '@cairn/core/goals/occurrence-id';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import {
  type Fields,
  type Inflight,
  isOnServer,
  type ServerRow,
  type SyncRecord,
} from '@cairn/core/sync/record';
import type { UploadAnswer } from '@cairn/core/sync/answered-record';
import { refusalIn } from '../wire/outcome-of.ts';
import { occurrenceIn } from '../replica/series-holders.ts';
import { addressOf } from '../wire/request-of.ts';
import type { WireAnswer, WireRequest } from '../wire/wire.ts';
import type { IdOf, Upload } from './upload.ts';

type Creation = Named<BodyOf<'createGoal'>>;
type Edit = Named<BodyOf<'editGoal'>>;

export function uploadRequest(
  upload: Upload<TableName>,
  record: SyncRecord,
  inflight: Inflight,
  idOf: IdOf,
): WireRequest {
  const idempotencyKey = inflight.key;
  const name = nameOf(record);
  const fields = upload.body(inflight.fields, idOf);
  const query = inflight.scope
    ? { query: { mode: inflight.scope.mode } satisfies QueryOf<'editGoal' | 'deleteGoal'> }
    : {};
  switch (inflight.kind) {
    case 'create': {
      const notes = inflight.notes === null ? null : changedNotes(null, inflight.notes);
      const made = {
        tempId: record.tempId,
        ...(record.recreatedFrom === null ? {} : { recreatedFrom: record.recreatedFrom }),
        ...(notes === null ? {} : { richThoughts: notes }),
      } satisfies Creation;
      return { ...known(upload.create, record)(record, idOf), body: { ...fields, ...made }, idempotencyKey };
    }
    case 'update': {
      const { notesBaseRev } = inflight;
      const change = inflight.notes && { baseRev: notesBaseRev, ops: inflight.notes };
      const edited = {
        ...(upload.tellsBase ? { baseRev: inflight.baseRev } : {}),
        ...(change ? { richThoughtsChange: change } : upload.hasNotes ? { notesBaseRev } : {}),
      } satisfies Edit;
      const body = { ...fields, ...edited };
      return { ...upload.edit(name, record, idOf), body, idempotencyKey, ...query };
    }
    case 'delete':
      return { ...known(upload.remove, record)(name, record, idOf), idempotencyKey, ...query };
    case 'restore':
      return { ...restoreRequest(upload, record), idempotencyKey };
  }
}

/**
 * Whether an edit was in flight when the record, now being restored, was deleted. Sent again with its key,
 * that edit is not applied twice.
 */
export function isCutOffByDeletion({ wish, inflight }: SyncRecord): boolean {
  return wish === 'restore' && inflight?.kind === 'update';
}

/** Restoring an existing record changes nothing, so repeating this request is safe. */
export function restoreRequest({ restore }: Upload<TableName>, record: SyncRecord): WireRequest {
  const id = record.id ?? '';
  return restore ? restore(id, record, (_, key) => key) : addressOf('restoreGoal', { id });
}

function known<Call>(call: Call | null, { table }: SyncRecord): Call {
  if (!call) throw new TypeError(`Nobody does that to ${table}.`);
  return call;
}

/** Returns the id, or series and date for an occurrence that the server does not have. */
function nameOf(record: SyncRecord): string {
  const day = isOnServer(record) ? null : occurrenceIn(record.base);
  return day ? occurrenceRef(day.id, day.originalDate) : (record.id ?? '');
}

export function uploadAnswer(
  { rowIn }: Upload<TableName>,
  record: SyncRecord,
  answer: WireAnswer,
): UploadAnswer {
  const { code = '', message = '', space, errors = {} } = refusalIn(answer);
  const row = rowIn(record, answer);
  return {
    httpStatus: answer.httpStatus,
    row: row && isServerRow(row) ? row : null,
    code,
    message,
    space,
    errors,
  };
}

function isServerRow(fields: Fields): fields is ServerRow {
  return typeof fields['rev'] === 'number';
}
