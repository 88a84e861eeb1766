import { recordOfNew, recordOfRow } from '@cairn/core/sync/record';
import { expect, test } from 'vitest';
import { Replica } from './replica.ts';

const at = '2026-11-21T09:00:00.000Z';

test('a list and a goal that were made here, went and come again are known by their ids, with what is on them', () => {
  const replica = new Replica();
  const list = recordOfRow(
    'buckets',
    's',
    { id: 'list-id', board: 'b', name: 'Ideas', rev: 1, version: 1 },
    at,
  );
  const row = { id: 'goal-id', name: 'milk', space: 's', rev: 1, version: 1 };
  const goal = recordOfRow('goals', 's', row, at);
  const card = {
    id: 'card',
    name: 'oats',
    space: 's',
    bucketId: 'list-id',
    parent: 'goal-id',
    rev: 1,
    version: 1,
  };
  const made = [
    { ...list, key: 'offline-1' },
    { ...goal, key: 'offline-2' },
  ];
  const before = recordOfNew(
    'goals',
    's',
    'offline-4',
    { fields: { name: 'soy', bucketId: 'offline-1' }, notes: null },
    at,
  );
  replica.apply([...made, recordOfRow('goals', 's', card, at), before]);
  expect(replica.goal('card')).toMatchObject({ bucketId: 'offline-1', parent: 'offline-2' });
  replica.apply([], made);
  replica.apply([list, goal], [before]);
  expect(replica.goal('card')).toMatchObject({ bucketId: 'list-id', parent: 'goal-id' });
  for (const goals of [replica.goalsOnList('list-id'), replica.subgoalsOf('goal-id')])
    expect(goals.map(({ key }) => key)).toEqual(['card']);
  // A goal created on this device refers to its list and board by their local keys.
  const typed = recordOfNew(
    'goals',
    's',
    'offline-3',
    { fields: { name: 'rye', bucketId: 'offline-1', parent: 'offline-2' }, notes: null },
    at,
  );
  replica.apply([typed]);
  for (const goals of [replica.goalsOnList('list-id'), replica.subgoalsOf('goal-id')])
    expect(goals.map(({ key }) => key).toSorted()).toEqual(['card', typed.key].toSorted());
  replica.apply([], [{ table: 'goals', key: 'card' }, typed]);
  for (const goals of [replica.goalsOnList('list-id'), replica.subgoalsOf('goal-id')])
    expect(goals).toEqual([]);
});

test('a goal that came before its list stands on it by the list’s own key', () => {
  const replica = new Replica();
  const goal = { id: 'g', name: 'milk', space: 's', bucketId: 'list-id', rev: 1, version: 1 };
  replica.apply([recordOfRow('goals', 's', goal, at)]);
  expect(replica.goal('g')?.bucketId).toBe('list-id');
  const row = { id: 'list-id', board: 'b', name: 'Ideas', rev: 1, version: 1 };
  const heard: string[] = [];
  for (const topic of ['goal/g', 'list/offline-1']) replica.watch(topic, () => heard.push(topic));
  replica.apply([{ ...recordOfRow('buckets', 's', row, at), key: 'offline-1' }]);
  expect(replica.goal('g')?.bucketId).toBe('offline-1');
  expect(replica.goalsOnList('offline-1').map(({ key }) => key)).toEqual(['g']);
  expect(heard.toSorted()).toEqual(['goal/g', 'list/offline-1']);
});
