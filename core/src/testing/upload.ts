import { answeredRecord, type AnswerContext, type UploadAnswer } from '../sync/answered-record.ts';
import { preparedRecord } from '../sync/prepared-record.ts';
import { type Inflight, recordOfRow, type ServerRow, type SyncRecord } from '../sync/record.ts';
import { syncEngineVersion } from '../sync/retry.ts';

/** Fixtures: a goal of space `s`, edits, and answers to its upload. */
export const at = '2026-11-21T09:00:00.000Z';
export const rowOf = (fields: Partial<ServerRow> = {}): ServerRow => ({
  id: 'id1',
  rev: 1,
  version: 1,
  name: 'walk',
  color: null,
  richThoughts: null,
  notesRev: 0,
  stamps: {},
  space: 's',
  ...fields,
});
export const known = recordOfRow('goals', 's', rowOf(), at);
export const typed = (fields: Record<string, unknown>, notes: Inflight['notes'] = null) => ({
  fields,
  notes,
});
export const context: AnswerContext = {
  at,
  scopeOf: (row) => String(row['space']),
  newTempId: () => 'offline-2',
  holdsScope: (scope) => scope === 's',
  fieldsToRecreate: ({ name, space }) => ({ name, space }),
  editStaysOnTop: true,
};
export const answer = (httpStatus: number, more: Partial<UploadAnswer> = {}): UploadAnswer => ({
  httpStatus,
  row: null,
  code: '',
  message: '',
  errors: {},
  ...more,
});
export const sent = (record: SyncRecord): SyncRecord =>
  preparedRecord(record, 'key1', syncEngineVersion) as SyncRecord;
export const answered = (record: SyncRecord, told: UploadAnswer) =>
  answeredRecord(record, 'key1', told, context);
