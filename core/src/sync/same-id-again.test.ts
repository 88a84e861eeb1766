import { describe, expect, test } from 'vitest';
import { arrivedRecord } from './arrived-record.ts';
import { editedRecord } from './edited-record.ts';
import { recordOfRow, type ServerRow, type SyncRecord, wanted } from './record.ts';
import { seenFields } from './view.ts';

const firstDay = '2026-11-21T09:00:00.000Z';
const known = (rev: number): SyncRecord =>
  recordOfRow(
    'goals',
    's',
    { id: 'id1', rev, version: rev, name: 'walk', createdDatetime: firstDay },
    firstDay,
  );
const news = (row: Partial<ServerRow>) => ({
  kind: 'row' as const,
  scope: 's',
  row: { id: 'id1', rev: 1, version: 19, name: 'run', createdDatetime: firstDay, ...row },
  noteChanges: null,
});
const createdDatetime = '2026-11-22T09:00:00.000Z';
const arrived = (record: SyncRecord, row: Partial<ServerRow>) =>
  arrivedRecord(record, news(row), () => true).record as SyncRecord;

describe('a goal that was deleted, forgotten by the server, and made again under the same temporary id', () => {
  test('is as the new one says, though its revisions begin anew (sim seed 70010)', () => {
    for (const rev of [1, 2, 5])
      expect(seenFields(arrived(known(rev), { createdDatetime }))['name']).toBe('run');
  });

  test('is there again for who had deleted the first one', () => {
    const deleted: SyncRecord = { ...known(1), ...wanted, wish: 'deleted' };
    for (const rev of [1, 2])
      expect(arrived(deleted, { rev, createdDatetime })).toMatchObject({
        wish: 'keep',
        base: { name: 'run' },
      });
  });

  test('keeps what was typed into the first one on top', () => {
    const edited = editedRecord(known(5), { fields: { color: 'red' }, notes: null });
    const record = arrived(edited, { createdDatetime });
    expect(seenFields(record)).toMatchObject({ name: 'run', color: 'red' });
    expect(record.pending?.baseRev).toBe(0);
  });

  test('is told from late news of the one that is there, which changes nothing', () => {
    expect(seenFields(arrived(known(5), { rev: 4 }))['name']).toBe('walk');
    const deleted: SyncRecord = { ...known(1), ...wanted, wish: 'deleted' };
    expect(arrived(deleted, { rev: 2 }).wish).toBe('deleted');
  });

  test('is not undone by late news of the first one', () => {
    const again = arrived(known(5), { createdDatetime });
    expect(seenFields(arrived(again, { rev: 1, name: 'walk' }))['name']).toBe('run');
  });
});
