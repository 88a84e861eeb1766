import { changedNotes } from '@cairn/core/notes/delta';
import { type OccurrenceOf, occurrenceRef } from '@cairn/core/recurrence/occurrence-id';
import { type Inflight, isOnServer, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import type { UploadAnswer } from '@cairn/core/sync/answered-record';
import type { WireAnswer, WireRequest } from '../wire/wire.ts';
import { type IdOf, uploadPlaceOf } from './upload-places.ts';

/** The request that carries a prepared upload. */
export function uploadRequest(record: SyncRecord, inflight: Inflight, idOf: IdOf): WireRequest {
  const idempotencyKey = inflight.key;
  const place = uploadPlaceOf(record);
  const fields = place.said(inflight.fields, idOf);
  const collection = place.collection(record, idOf);
  const path = place.address?.(record) ?? `${collection}${encodeURIComponent(nameOf(record))}/`;
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
      return { method: 'POST', path: collection, body, idempotencyKey };
    }
    case 'update': {
      const { notesBaseRev } = inflight;
      const change = inflight.notes && { baseRev: notesBaseRev, ops: inflight.notes };
      const body = {
        ...fields,
        ...(place.tellsBase ? { baseRev: inflight.baseRev } : {}),
        ...(change ? { richThoughtsChange: change } : place.hasNotes ? { notesBaseRev } : {}),
      };
      return { method: place.method, path, body, idempotencyKey, ...query };
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

/** Brings something back; what is there stays as it is, so that it does not matter how often this is asked. */
export function restoreRequest(record: SyncRecord): WireRequest {
  const { collection, isRestored = false } = uploadPlaceOf(record);
  const place = isRestored ? collection(record, (_, key) => key) : '/api/deleted-goals/';
  return { method: 'POST', path: `${place}${encodeURIComponent(record.id ?? '')}/restore/` };
}

/** What the server knows a thing by: its id, or the series and the day of an occurrence that nobody has touched there. */
function nameOf(record: SyncRecord): string {
  const day = isOnServer(record) ? null : (record.base?.['recurrence'] as OccurrenceOf | null | undefined);
  return day ? occurrenceRef(day.id, day.originalDate) : (record.id ?? '');
}

/** What the server said, in the terms of `core/sync`. */
export function uploadAnswer(record: SyncRecord, { httpStatus, body }: WireAnswer): UploadAnswer {
  const answered = (body ?? {}) as Record<string, unknown>;
  const isRow = httpStatus < 300 && typeof answered['rev'] === 'number';
  return {
    httpStatus,
    row: isRow
      ? ((uploadPlaceOf(record).rowIn?.(record, answered) ?? answered) as unknown as ServerRow)
      : null,
    code: typeof answered['code'] === 'string' ? answered['code'] : '',
    message: typeof answered['message'] === 'string' ? answered['message'] : '',
    space: typeof answered['space'] === 'string' ? answered['space'] : undefined,
    errors: (answered['errors'] ?? {}) as Record<string, string>,
  };
}
