import { deletedRecord } from '@cairn/core/sync/deleted-record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import { expect, test } from 'vitest';
import { Replica } from '../replica/replica.ts';
import { waitsForMove } from './waits-for-move.ts';

const at = '2026-11-21T09:00:00.000Z';

function goal(id: string, parent: string | null): SyncRecord {
  return recordOfRow('goals', 'here', { id, parent, name: id, space: 'here', rev: 1, version: 1 }, at);
}

function moved(record: SyncRecord, parent: string | null): SyncRecord {
  return editedRecord(record, { fields: { space: 'there', parent }, notes: null });
}

function waits(record: SyncRecord, ...others: readonly SyncRecord[]): boolean {
  const replica = new Replica();
  replica.apply([record, ...others]);
  return waitsForMove(record, replica);
}

test('what follows a goal into another space waits for it, and once it is deleted for nothing', () => {
  const house = moved(goal('house', null), null);
  const wall = moved(goal('wall', 'house'), 'house');
  expect(waits(wall, house)).toBe(true);
  expect(waits(deletedRecord(wall), house)).toBe(false);
});

test('a goal that leaves for another space waits for what stays behind, not for what is deleted', () => {
  const house = moved(goal('house', null), null);
  const stays = editedRecord(goal('wall', 'house'), { fields: { space: 'here', parent: null }, notes: null });
  expect(waits(house, stays)).toBe(true);
  expect(waits(house, deletedRecord(stays))).toBe(false);
});
