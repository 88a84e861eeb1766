import { editedRecord } from '@cairn/core/sync/edited-record';
import { deletedRecord, deletedWithParent } from '@cairn/core/sync/deleted-record';
import { preparedRecord } from '@cairn/core/sync/prepared-record';
import { atRest, recordOfRow, type SyncRecord, wantedBack } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { describe, expect, test } from 'vitest';
import { Replica } from '../replica/replica.ts';
import { waitsForTree } from './waits-for-tree.ts';

const at = '2026-11-21T09:00:00.000Z';

function goal(id: string, parent: string | null): SyncRecord {
  return recordOfRow('goals', 's', { id, parent, name: id, space: 's', rev: 1, version: 1 }, at);
}

function typed(record: SyncRecord, fields: Record<string, unknown>): SyncRecord {
  return editedRecord(record, { fields, notes: null });
}

function waits(record: SyncRecord, ...others: readonly SyncRecord[]): boolean {
  const replica = new Replica();
  replica.apply([record, ...others]);
  return waitsForTree(record, replica);
}

describe('the deletion of a tree', () => {
  const house = deletedRecord(goal('house', null));

  test('waits for what was moved out of it', () => {
    expect(waits(house, typed(goal('wall', 'house'), { parent: null }))).toBe(true);
    expect(waits(house, typed(goal('wall', 'house'), { name: 'high wall' }))).toBe(false);
  });

  test('waits for what a cut-off upload may have put there and was moved out since', () => {
    const under = preparedRecord(typed(goal('wall', null), { parent: 'house' }), 'key', syncEngineVersion);
    expect(waits(house, typed(under as SyncRecord, { parent: null }))).toBe(true);
    expect(waits(house, under as SyncRecord)).toBe(false);
  });

  test('waits for what was deleted in it by itself, however deep it was, and does not hold that up', () => {
    const wall = goal('wall', 'house');
    const stone = goal('stone', 'wall');
    expect(waits(house, deletedRecord(wall))).toBe(true);
    expect(waits(house, deletedRecord(stone), deletedWithParent(wall, 'house'))).toBe(true);
    expect(waits(deletedRecord(wall), house)).toBe(false);
    expect(waits(house, deletedRecord(goal('wall', null)))).toBe(false);
    const syncFailed = { httpStatus: 403, errorMessage: '', errorCode: 'goal.readOnly', syncEngineVersion };
    expect(waits(house, { ...deletedRecord(wall), ...atRest, syncFailed })).toBe(false);
  });
});

describe('what is below a goal that comes back', () => {
  const house = { ...goal('house', null), ...wantedBack };
  const wall = goal('wall', 'house');

  test('waits for it, however deep it is', () => {
    expect(waits(typed(wall, { name: 'high wall' }), house)).toBe(true);
    expect(waits(typed(goal('stone', 'wall'), { parent: null }), wall, house)).toBe(true);
    expect(waits({ ...wall, ...wantedBack }, house)).toBe(true);
    expect(waits(typed(wall, { name: 'high wall' }), goal('house', null))).toBe(false);
  });

  test('does not wait for what comes back in its turn below it', () => {
    const below = typed({ ...goal('roof', null), ...wantedBack }, { parent: 'wall' });
    expect(waits(below, { ...wall, ...wantedBack }, house)).toBe(false);
  });

  test('waits no more when that was refused', () => {
    const syncFailed = { httpStatus: 403, errorMessage: '', errorCode: 'goal.readOnly', syncEngineVersion };
    expect(waits(typed(wall, { name: 'high wall' }), { ...house, ...atRest, syncFailed })).toBe(false);
  });
});
