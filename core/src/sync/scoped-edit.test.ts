import { expect, test } from 'vitest';
import { answeredRecord, type AnswerContext } from './answered-record.ts';
import { editedRecord } from './edited-record.ts';
import { deletedRecord } from './deleted-record.ts';
import { editedForSeveral } from './edited-for-several.ts';
import { unsentOf } from './unsent.ts';
import { preparedRecord } from './prepared-record.ts';
import { isOnServer, recordOfRow, type Scope, scopedEdits, type SyncRecord } from './record.ts';
import { syncEngineVersion } from './retry.ts';
import { seenFields } from './view.ts';

const at = '2026-11-21T09:00:00.000Z';
const row = { id: 'id1', rev: 1, version: 1, name: 'walk', color: null, space: 's', stamps: {} };
const known = recordOfRow('goals', 's', row, at);
const forAll: Scope = { mode: 'ALL', effects: [], order: '1' };
const typed = (fields: Record<string, unknown>) => ({ fields, notes: null });
const sent = (record: SyncRecord, key = 'key') =>
  preparedRecord(record, key, syncEngineVersion) as SyncRecord;
const context: AnswerContext = {
  at,
  scopeOf: () => 's',
  newTempId: () => 'offline-2',
  holdsScope: () => false,
  fieldsToRecreate: (fields) => fields,
  editStaysOnTop: true,
};
const answer = (httpStatus: number, errors: Record<string, string> = {}) => ({
  httpStatus,
  row: null,
  code: '',
  message: '',
  errors,
});

test('what is meant for several is sent alone and first, and wins over what was typed for one before', () => {
  const one = editedRecord(known, typed({ name: 'run', color: 'red' }));
  const both = editedForSeveral(one, typed({ name: 'swim' }), forAll);
  expect(seenFields(both)).toMatchObject({ name: 'swim', color: 'red' });
  const first = sent(both);
  expect(first.inflight).toMatchObject({ fields: { name: 'swim' }, scope: { mode: 'ALL' } });
  const { record } = answeredRecord(
    first,
    'key',
    { ...answer(200), row: { ...row, rev: 2, name: 'swim' } },
    context,
  );
  expect(sent(record as SyncRecord).inflight).toMatchObject({ fields: { color: 'red' } });
  expect(sent(record as SyncRecord).inflight?.scope).toBeUndefined();
});

test('what is typed for one since stays on top of it', () => {
  const both = editedRecord(
    editedForSeveral(known, typed({ name: 'swim' }), forAll),
    typed({ name: 'alone' }),
  );
  expect(seenFields(both)['name']).toBe('alone');
  expect(sent(both).inflight?.fields).toEqual({ name: 'swim' });
});

test('refused, it is parked with its mode and sent again when something changes', () => {
  const refused = answeredRecord(
    sent(editedForSeveral(known, typed({ name: 'swim' }), forAll)),
    'key',
    answer(422),
    context,
  ).record as SyncRecord;
  expect(preparedRecord(refused, 'next', syncEngineVersion)).toBeNull();
  expect(scopedEdits(refused)).toMatchObject([{ mode: 'ALL', fields: { name: 'swim' } }]);
  const again = sent(editedRecord(refused, typed({ color: 'red' })), 'next');
  expect(again.inflight).toMatchObject({ fields: { name: 'swim' }, scope: { mode: 'ALL' } });
});

test('it goes before the deletion of its own goal', () => {
  const going = deletedRecord(editedForSeveral(known, typed({ name: 'swim' }), forAll));
  expect(sent(going).inflight?.kind).toBe('update');
});

test('a repeat that the server refuses goes to the shelf, and the rest of the edit is sent', () => {
  const wish = { rule: 'FREQ=WEEKLY', tempId: 'offline-1', id: 's1', originalDate: '2026-11-21' };
  const begun = sent(editedRecord(known, typed({ name: 'run', recurrence: wish })));
  const { record, shelved } = answeredRecord(begun, 'key', answer(400, { recurrence: 'No.' }), context);
  expect(shelved).toMatchObject([{ reason: 'partRefused', fields: { recurrence: wish } }]);
  expect(sent(record as SyncRecord, 'next').inflight?.fields).toEqual({ name: 'run' });
});

test('an occurrence that nobody has touched on the server is not there; its touch alone is no loss', () => {
  const untouched = recordOfRow('goals', 's', { ...row, rev: 0 }, at);
  expect(isOnServer(untouched)).toBe(false);
  const touched = sent(editedRecord(untouched, typed({})));
  expect(touched.inflight?.kind).toBe('update');
  expect(unsentOf(touched)).toBeNull();
  expect(answeredRecord(touched, 'key', answer(410), context)).toEqual({ record: null, shelved: [] });
  const renamed = sent(editedRecord(untouched, typed({ name: 'run' })));
  expect(answeredRecord(renamed, 'key', answer(410), context).shelved).toMatchObject([
    { reason: 'deletedElsewhere', fields: { name: 'run' } },
  ]);
});
