import { editedRecord } from '@cairn/core/sync/edited-record';
import { atRest, recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import { expect, test } from 'vitest';
import { aboveNext } from './above.ts';

const at = '2026-11-21T09:00:00.000Z';

test('what was moved waits for what it is below of now, and once it is deleted for nothing', () => {
  const row = { id: 'g1', name: 'mow the lawn', parent: null, space: 's', rev: 1, version: 1 };
  const moved = editedRecord(recordOfRow('goals', 's', row, at), {
    fields: { parent: 'offline-unsent' },
    notes: null,
  });
  expect(aboveNext(moved)).toEqual([{ table: 'goals', id: 'offline-unsent' }]);
  const deleted: SyncRecord = { ...moved, ...atRest, wish: 'delete', deletedWith: null };
  expect(aboveNext(deleted)).toEqual([]);
});
