import { expect, test } from 'vitest';
import { arrivedRecord } from './arrived-record.ts';
import { type Arrival, recordOfRow, type ServerRow, type SyncRecord } from './record.ts';

const text = (said: string) => ({ ops: [{ insert: `${said}\n` }] });
const row = (said: string, rev: number, stamp: readonly [number, number, number]): ServerRow => ({
  id: 'c1',
  goal: 'g1',
  richText: text(said),
  rev,
  version: rev,
  stamps: { richText: stamp },
});

function shelvedAfter(next: ServerRow) {
  const taken: SyncRecord = {
    ...recordOfRow('comments', 'space', row('from the phone', 2, [2, 0, 0]), '2026-11-22T10:00:00.000Z'),
    own: { richText: { value: text('from the phone'), rev: 2, at: '2026-11-22T10:00:00.000Z' } },
  };
  const arrival: Arrival = { kind: 'row', scope: 'space', row: next, noteChanges: null };
  return arrivedRecord(taken, arrival, () => true).shelved;
}

test('a comment’s wording that lost to one written without having seen it goes to the shelf, with its goal', () => {
  expect(shelvedAfter(row('from the laptop', 3, [3, 3, 1]))).toMatchObject([
    { reason: 'overwritten', table: 'comments', fields: { goal: 'g1', richText: text('from the phone') } },
  ]);
});

test('a comment’s wording that was changed knowingly is nothing for the shelf', () => {
  expect(shelvedAfter(row('from the laptop', 3, [3, 0, 0]))).toEqual([]);
});
