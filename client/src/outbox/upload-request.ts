import { changedNotes } from '@cairn/core/notes/delta';
import { type OccurrenceOf, occurrenceRef } from '@cairn/core/recurrence/occurrence-id';
import {
  type Fields,
  type Inflight,
  isOnServer,
  type ServerRow,
  type SyncRecord,
} from '@cairn/core/sync/record';
import type { UploadAnswer } from '@cairn/core/sync/answered-record';
import { seenFields } from '@cairn/core/sync/view';
import type { WireAnswer, WireRequest } from '../wire/wire.ts';

/**
 * The request that carries a prepared upload.
 *
 * @param idOf the server's id behind a local key; the key itself when there is none
 */
export function uploadRequest(
  record: SyncRecord,
  inflight: Inflight,
  idOf: (key: string) => string,
): WireRequest {
  const idempotencyKey = inflight.key;
  if (record.table === 'user_settings') {
    return { method: 'PATCH', path: '/api/settings/', body: inflight.fields, idempotencyKey };
  }
  const { method, place, fields } = addressOf(record, withServerIds(inflight.fields, idOf), idOf);
  const path = `${place}${encodeURIComponent(nameOf(record))}/`;
  const query = inflight.scope ? { query: { mode: inflight.scope.mode } } : {};
  switch (inflight.kind) {
    case 'create': {
      const notes = inflight.notes === null ? null : changedNotes(null, inflight.notes);
      const body = {
        ...fields,
        tempId: record.tempId,
        ...(record.recreatedFrom === null ? {} : { recreatedFrom: record.recreatedFrom }),
        ...(notes === null ? {} : { richThoughts: notes }),
      };
      return { method: 'POST', path: place, body, idempotencyKey };
    }
    case 'update': {
      const change = inflight.notes && { baseRev: inflight.notesBaseRev, ops: inflight.notes };
      const body = {
        ...fields,
        baseRev: inflight.baseRev,
        ...(change ? { richThoughtsChange: change } : {}),
      };
      return { method, path, body, idempotencyKey, ...query };
    }
    case 'delete':
      return { method: 'DELETE', path, idempotencyKey, ...query };
    case 'restore':
      return { ...restoreRequest(record), idempotencyKey };
  }
}

/**
 * Whether an upload was under way when the goal was deleted, and the goal shall come back: it may have been heard before
 * the deletion, refused after it, or neither. Sent again with its key when the goal is there, it counts once.
 */
export function isCutOffByDeletion({ wish, inflight }: SyncRecord): boolean {
  return wish === 'restore' && inflight?.kind === 'update';
}

/** Brings a goal back; one that is there stays as it is, so that it does not matter how often this is asked. */
export function restoreRequest({ id }: SyncRecord): WireRequest {
  return { method: 'POST', path: `/api/deleted-goals/${encodeURIComponent(id ?? '')}/restore/` };
}

/** What the server knows a thing by: its id, or the series and the day of an occurrence that nobody has touched there. */
function nameOf(record: SyncRecord): string {
  const day = isOnServer(record) ? null : (record.base?.['recurrence'] as OccurrenceOf | null | undefined);
  return day ? occurrenceRef(day.id, day.originalDate) : (record.id ?? '');
}

/** Where things of a table are made, how they are changed, and what of them is not said by the place already. */
function addressOf(
  record: SyncRecord,
  fields: Fields,
  idOf: (key: string) => string,
): { readonly method: 'PUT' | 'PATCH'; readonly place: string; readonly fields: Fields } {
  if (record.table !== 'comments') return { method: 'PUT', place: '/api/goals-2/', fields };
  const goal = encodeURIComponent(idOf(String(seenFields(record)['goal'])));
  const { goal: _, ...said } = fields;
  return { method: 'PATCH', place: `/api/v2/goals-2/${goal}/comments/`, fields: said };
}

function withServerIds(fields: Fields, idOf: (key: string) => string): Fields {
  const parent = fields['parent'];
  return typeof parent === 'string' ? { ...fields, parent: idOf(parent) } : fields;
}

/** What the server said, in the terms of `core/sync`. */
export function uploadAnswer(record: SyncRecord, { httpStatus, body }: WireAnswer): UploadAnswer {
  const answered = (body ?? {}) as Record<string, unknown>;
  const isRow = httpStatus < 300 && typeof answered['rev'] === 'number';
  return {
    httpStatus,
    row: isRow ? rowOf(record, answered) : null,
    code: typeof answered['code'] === 'string' ? answered['code'] : '',
    message: typeof answered['message'] === 'string' ? answered['message'] : '',
    errors: (answered['errors'] ?? {}) as Record<string, string>,
  };
}

function rowOf(record: SyncRecord, answered: Record<string, unknown>): ServerRow {
  if (record.table !== 'user_settings') return answered as unknown as ServerRow;
  // The answer is the whole user; of it the settings are what is replicated.
  const settings: Record<string, unknown> = {};
  for (const field of Object.keys(record.base ?? {})) {
    if (field in answered) settings[field] = answered[field];
  }
  return {
    ...settings,
    id: String(answered['uuid']),
    rev: Number(answered['rev']),
    version: Number(answered['version']),
  };
}
