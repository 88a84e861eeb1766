import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notesText, type NotesOps } from '../notes/delta.ts';
import { editedRecord } from './edited-record.ts';
import { deletedRecord } from './deleted-record.ts';
import { editedForSeveral } from './edited-for-several.ts';
import { preparedRecord } from './prepared-record.ts';
import { recordOfDeleted } from './record-of-deleted.ts';
import { recordOfNew, recordOfRow, type ServerRow, type SyncRecord } from './record.ts';
import { replayedRecord } from './replayed-record.ts';
import { syncEngineVersion } from './retry.ts';
import { isSeen, seenFields, seenNotes } from './view.ts';

const at = '2026-11-21T09:00:00.000Z';
const rowOf = (fields: Partial<ServerRow> = {}): ServerRow => ({
  id: 'id1',
  rev: 3,
  version: 3,
  name: 'walk',
  color: null,
  doneDate: null,
  columnId: 1,
  dueDate: '2026-11-21',
  parent: null,
  richThoughts: { ops: [{ insert: 'shoes\n' }] },
  notesRev: 1,
  stamps: {},
  space: 's',
  ...fields,
});
const known = recordOfRow('goals', 's', rowOf(), at);
const typed = (record: SyncRecord, fields: Record<string, unknown>, notes: NotesOps | null = null) =>
  editedRecord(record, { fields, notes });
const sent = (record: SyncRecord) => preparedRecord(record, 'key', syncEngineVersion) as SyncRecord;
const isThere = (record: SyncRecord | null): SyncRecord => record as SyncRecord;

test('a change that never came to the disk is made there as it was left', () => {
  const after = typed(known, { name: 'run' });
  expect(replayedRecord(known, after, known)).toEqual({ record: after, shelved: [] });
  const made = recordOfNew('goals', 's', 'offline-1', { fields: { name: 'new' }, notes: null }, at);
  expect(replayedRecord(null, made, null).record).toBe(made);
  expect(replayedRecord(made, null, made).record).toBeNull();
});

test('what is there already is not made again', () => {
  const after = typed(known, {}, [{ insert: 'red ' }]);
  expect(replayedRecord(known, after, after)).toEqual({ record: after, shelved: [] });
  expect(replayedRecord(known, null, null)).toEqual({ record: null, shelved: [] });
});

test('it is put on top of an upload that was made ready meanwhile', () => {
  const before = typed(known, { name: 'run' }, [{ insert: 'red ' }]);
  const after = typed(before, { color: 'red' }, [{ retain: 4 }, { insert: 'dancing ' }]);
  const { record, shelved } = replayedRecord(before, after, sent(before));
  expect(isThere(record).inflight?.fields).toEqual({ name: 'run' });
  expect(isThere(record).pending?.fields).toEqual({ color: 'red' });
  expect(notesText(seenNotes(isThere(record)))).toBe('red dancing shoes\n');
  expect(shelved).toEqual([]);
});

test('what somebody else changed on another device stays beside it, and hears of what it did not see', () => {
  const after = typed(known, { name: 'run' }, [{ retain: 5 }, { insert: ' and socks' }]);
  const now = recordOfRow(
    'goals',
    's',
    rowOf({
      rev: 5,
      name: 'hike',
      color: 'red',
      notesRev: 2,
      richThoughts: { ops: [{ insert: 'red shoes\n' }] },
    }),
    at,
  );
  const { record, shelved } = replayedRecord(known, after, now);
  expect(seenFields(isThere(record))).toMatchObject({ name: 'run', color: 'red' });
  expect(notesText(seenNotes(isThere(record)))).toBe('red shoes and socks\n');
  expect(isThere(record).pending?.baseRev).toBe(3);
  expect(shelved).toEqual([]);
});

test('what another tab has typed into the same field stays; a move stays or goes as a whole', () => {
  const move = { space: 's', columnId: 1, dueDate: '2026-11-22', parent: null, horizonSequenceNo: 7 };
  const after = typed(known, { ...move, name: 'run' });
  const now = typed(known, { ...move, dueDate: '2026-11-23' });
  const { record, shelved } = replayedRecord(known, after, now);
  expect(seenFields(isThere(record))).toMatchObject({ name: 'run', dueDate: '2026-11-23' });
  expect(shelved).toMatchObject([{ reason: 'overwritten', fields: { dueDate: '2026-11-22' } }]);
});

test('deletion wins, and what was typed goes to the shelf', () => {
  const after = typed(known, { name: 'run' });
  const gone = replayedRecord(known, after, null);
  expect(gone.record).toBeNull();
  expect(gone.shelved).toMatchObject([{ reason: 'deletedElsewhere', fields: { name: 'run' } }]);
  const going = replayedRecord(known, after, deletedRecord(known));
  expect(isSeen(isThere(going.record))).toBe(false);
  expect(going.shelved).toMatchObject([{ reason: 'deletedElsewhere', fields: { name: 'run' } }]);
  const deleted = replayedRecord(known, deletedRecord(known), typed(known, { name: 'run' }));
  expect(isThere(deleted.record).wish).toBe('delete');
});

test('a deletion that was taken back is taken back, also where the server has heard of it meanwhile', () => {
  const deleted = deletedRecord(known);
  expect(isThere(replayedRecord(deleted, known, sent(deleted)).record).wish).toBe('restore');
  expect(isThere(replayedRecord(deleted, known, null).record).wish).toBe('restore');
});

test('what was taken away and is on its way to the server by now is deleted there', () => {
  const made = recordOfNew('goals', 's', 'offline-1', { fields: { name: 'new' }, notes: null }, at);
  expect(isThere(replayedRecord(made, null, sent(made)).record).wish).toBe('delete');
  expect(replayedRecord(made, null, typed(made, { color: 'red' })).record).toBeNull();
});

test('what was taken away and put back is there once, also if it was on its way to the server', () => {
  const words = { fields: { name: 'new' }, notes: [{ insert: 'shoes\n' }] };
  const made = recordOfNew('goals', 's', 'offline-1', words, at);
  const gone = replayedRecord(made, null, sent(made)).record;
  const { record, shelved } = replayedRecord(null, made, gone);
  expect(record).toEqual(sent(made));
  expect(shelved).toEqual([]);
});

test('what came back from the shelf is back, also if another tab still has it as deleted', () => {
  const words = { fields: { name: 'run' }, notes: null };
  const back = recordOfDeleted('goals', 's', { key: 'id1', id: 'id1' }, words, at);
  const { record, shelved } = replayedRecord(null, back, sent(deletedRecord(known)));
  expect(isThere(record).wish).toBe('restore');
  expect(seenFields(isThere(record))['name']).toBe('run');
  expect(shelved).toEqual([]);
});

test('an occurrence that nobody has touched is stored nowhere, and its first touch finds it so', () => {
  const occurrence = recordOfRow('goals', 's', rowOf({ rev: 0, version: 0 }), at);
  const touched = typed(occurrence, { doneDate: '2026-11-21' });
  expect(replayedRecord(occurrence, touched, null).record).toBe(touched);
  const takenBack = replayedRecord(touched, null, sent(touched)).record;
  expect(seenFields(isThere(takenBack))['doneDate']).toBeNull();
});

test('what was meant for several occurrences is said once', () => {
  const scope = { mode: 'STARTING_FROM_THIS', effects: [], order: '1' } as const;
  const after = editedForSeveral(known, { fields: { name: 'run' }, notes: null }, scope);
  const now = typed(known, { color: 'red' });
  const record = isThere(replayedRecord(known, after, now).record);
  expect(record.scoped).toHaveLength(1);
  expect(seenFields(record)).toMatchObject({ name: 'run', color: 'red' });
  expect(isThere(replayedRecord(known, after, record).record).scoped).toHaveLength(1);
});

interface Edit {
  readonly fields: Readonly<Record<string, string>>;
  readonly word: string | null;
  readonly isSent: boolean;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  fields: fc.dictionary(fc.constantFrom('name', 'color', 'doneDate'), fc.string({ maxLength: 3 })),
  word: fc.option(fc.constantFrom('[a]', '[b]')),
  isSent: fc.boolean(),
});

test('nothing is lost wherever the disk is by then: each field and each word stands there, or lies on the shelf', () => {
  const edited = (record: SyncRecord, { fields, word, isSent }: Edit, mark: string) => {
    const marked = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, `${mark}${value}`]),
    );
    const next = typed(record, marked, word === null ? null : [{ insert: `${mark}${word}` }]);
    return isSent ? sent(next) : next;
  };
  fc.assert(
    fc.property(edit, edit, edit, (first, mine, theirs) => {
      const before = edited(known, first, '1');
      const after = edited(before, { ...mine, isSent: false }, '2');
      const now = edited(before, theirs, '3');
      const { record, shelved } = replayedRecord(before, after, now);
      const kept = JSON.stringify([seenFields(isThere(record)), seenNotes(isThere(record)), shelved]);
      for (const one of [after, now]) {
        for (const value of Object.values(one.pending?.fields ?? {})) {
          const isReplaced = String(value).startsWith('1');
          if (!isReplaced) expect(kept).toContain(JSON.stringify(value));
        }
        const words = notesText(seenNotes(one)).match(/\d\[.\]/gu) ?? [];
        for (const word of words) expect(notesText(seenNotes(isThere(record))).split(word)).toHaveLength(2);
      }
    }),
  );
});
