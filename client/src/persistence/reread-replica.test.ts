import { recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import { expect, test } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { LocalChanges } from './local-change.ts';
import { memoryStore } from '../store/memory-store.ts';
import { Replica } from '../replica/replica.ts';
import { rereadReplica } from './reread-replica.ts';

function goal(key: string, rev: number): SyncRecord {
  const row = { id: key, version: rev, rev, name: `${key} ${rev}`, stamps: {} } as unknown as ServerRow;
  return recordOfRow('goals', 'space', row, '2026-11-21T10:00:00Z');
}

test('the memory follows the disk, whatever another tab stored there without a word', async () => {
  const store = memoryStore();
  const put = [goal('same', 1), goal('changed', 2), goal('new', 1)];
  await store.change([], () => ({ put, remove: [], shelve: [] }), 'relaxed');
  const replica = new Replica();
  replica.apply([goal('same', 1), goal('changed', 1), goal('gone', 1)]);
  const after: Environment['after'] = (_, due) => {
    const turn = setImmediate(due);
    return () => clearImmediate(turn);
  };
  const environment = { store, after } as unknown as Environment;
  const changes = new LocalChanges(environment, replica, {
    changing: () => undefined,
    changed: () => undefined,
  });

  const differing = await rereadReplica(environment, replica, changes);

  expect(differing.map(({ key }) => key).toSorted()).toEqual(['changed', 'gone', 'new']);
  const names = [...replica.goalRecords()].map((record) => record.base?.['name']);
  expect(names.toSorted()).toEqual(['changed 2', 'new 1', 'same 1']);
});
