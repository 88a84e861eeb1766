import { changedNotes } from '@cairn/core/notes/delta';
import type { Fields, Inflight, ServerRow, SyncRecord } from '@cairn/core/sync/record';
import type { UploadAnswer } from '@cairn/core/sync/answered-record';
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
  const fields = withServerIds(inflight.fields, idOf);
  const path = `/api/goals-2/${encodeURIComponent(record.id ?? '')}/`;
  switch (inflight.kind) {
    case 'create': {
      const notes = inflight.notes === null ? null : changedNotes(null, inflight.notes);
      const body = {
        ...fields,
        tempId: record.tempId,
        ...(record.recreatedFrom === null ? {} : { recreatedFrom: record.recreatedFrom }),
        ...(notes === null ? {} : { richThoughts: notes }),
      };
      return { method: 'POST', path: '/api/goals-2/', body, idempotencyKey };
    }
    case 'update': {
      const change = inflight.notes && { baseRev: inflight.notesBaseRev, ops: inflight.notes };
      const body = {
        ...fields,
        baseRev: inflight.baseRev,
        ...(change ? { richThoughtsChange: change } : {}),
      };
      return { method: 'PUT', path, body, idempotencyKey };
    }
    case 'delete':
      return { method: 'DELETE', path, idempotencyKey };
    case 'restore':
      return {
        method: 'POST',
        path: `/api/deleted-goals/${encodeURIComponent(record.id ?? '')}/restore/`,
        idempotencyKey,
      };
  }
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
