import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { FirstSync } from '../tabs/tab-messages.ts';
import { NoAnswer, type WireRequest } from '../wire/wire.ts';
import { FeedReader } from './feed-reader.ts';

const goal = (n: number) => ({ table: 'goals', row: { id: `g${n}`, name: `goal ${n}`, version: n, rev: 1 } });

const page = (from: number, to: number, rows: readonly number[], last = false, goals?: number) => ({
  epoch: 'e',
  cursor: `${from}-${to}`,
  more: !last,
  scopes: {
    space: { from, to, full: true, last, rows: rows.map(goal), gone: [], ...(goals && { goals }) },
  },
});

async function reading(pages: readonly unknown[], environment: Partial<Environment> = {}) {
  const asked: WireRequest[] = [];
  const left = [...pages];
  const progress: (FirstSync | null)[] = [];
  const replica = new Replica();
  const parts = {
    now: () => Date.parse('2026-11-21T10:00:00Z'),
    after: (delayMs: number, due: () => void) => {
      if (delayMs === 0) queueMicrotask(due);
      return () => {};
    },
    stream: { open: () => () => {} },
    store: memoryStore(),
    rules: allSyncRules,
    wire: {
      async send(request: WireRequest) {
        asked.push(request);
        if (left.length === 0) throw new NoAnswer('away');
        return { httpStatus: 200, body: left.shift() };
      },
    },
    ...environment,
  } as unknown as Environment;
  await parts.store.eachPortion('goals', 100, (portion) => replica.apply(portion));
  const rest = vi.fn<() => void>();
  const reader = new FeedReader(
    parts,
    replica,
    { id: 'ida', code: 'ida' },
    {
      changed: ({ put, remove }) => replica.apply(put, remove),
      signedOut: () => undefined,
      reached: (isReached) => isReached || rest(),
      firstSync: (now) => progress.push(now),
      rested: rest,
    },
  );
  await reader.start();
  await vi.waitFor(() => expect(rest).toHaveBeenCalled());
  reader.stop();
  return { asked, progress, replica, store: parts.store };
}

const keysIn = (replica: Replica) => [...replica.goalRecords()].map(({ key }) => key).toSorted();

test('a device that holds nothing says which day it is, and only in its first question', async () => {
  const { asked } = await reading([page(0, 0, [9], false, 3), page(0, 3, [1, 2, 9], true)]);
  expect(asked.map(({ query }) => [query?.['today'], query?.['cursor']])).toEqual([
    ['2026-11-21', undefined],
    [undefined, '0-0'],
  ]);
});

test('what a prelude brought and the reading does not meet was gone meanwhile, and goes', async () => {
  const { replica } = await reading([page(0, 0, [8, 9]), page(0, 9, [1, 9], true)]);
  expect(keysIn(replica)).toEqual(['g1', 'g9']);
});

test('a reading that the server begins anew keeps only what it meets from then on', async () => {
  const { replica } = await reading([page(0, 2, [1, 2]), page(0, 3, [3]), page(3, 4, [4], true)]);
  expect(keysIn(replica)).toEqual(['g3', 'g4']);
});

test('after a restoring, what the server has no more goes, also of a scope that a later page tells', async () => {
  const store = memoryStore();
  const of = (scope: string, epoch: string, told: ReturnType<typeof page>, more: boolean) => {
    return { ...told, epoch, more, cursor: `${epoch} ${scope}`, scopes: { [scope]: told.scopes.space } };
  };
  const before = [
    of('one', 'e', page(0, 3, [1], true), true),
    of('two', 'e', page(0, 9, [2, 9], true), false),
  ];
  await reading(before, { store });
  const { replica } = await reading(
    [of('one', 'f', page(0, 3, [1], true), true), of('two', 'f', page(0, 3, [2], true), false)],
    { store },
  );
  expect(keysIn(replica)).toEqual(['g1', 'g2']);
});

test('a first reading that was left goes on where it was, and so does what it says of itself', async () => {
  const left = await reading([page(0, 0, [9], false, 5), page(0, 2, [1, 2]), page(2, 3, [3])]);
  expect(left.progress).toEqual([
    { loaded: 1, all: 5 },
    { loaded: 3, all: 5 },
    { loaded: 4, all: 5 },
  ]);
  const again = await reading([page(3, 4, [4]), page(4, 9, [9], true)], { store: left.store });
  expect(again.asked[0]?.query).toEqual({ limit: '2000', cursor: '2-3' });
  expect(again.progress).toEqual([{ loaded: 5, all: 5 }, null]);
  expect(keysIn(again.replica)).toEqual(['g1', 'g2', 'g3', 'g4', 'g9']);
});

test('what goes to a scope that is read in full by the same page, and is not met there, has gone on from there', async () => {
  const left = page(0, 1, [1], true);
  const told = { from: 1, to: 2, full: false, last: true, rows: [] };
  const moved = (id: string) => ({ table: 'goals', id, rev: 2, version: 2, movedTo: 'other' });
  const { replica } = await reading([
    { ...left, more: true },
    {
      ...page(0, 5, [], true),
      scopes: {
        space: { ...told, gone: [moved('g1'), moved('g2')] },
        other: { from: 0, to: 5, full: true, last: true, rows: [goal(3)], gone: [] },
      },
    },
  ]);
  expect(keysIn(replica)).toEqual(['g3']);
});

test('what a page before has met where it went stays, when the scope that it has left tells of it later', async () => {
  const moved = { table: 'goals', id: 'g1', rev: 2, version: 2, movedTo: 'other' };
  const { replica } = await reading([
    {
      ...page(0, 1, [], true),
      more: true,
      scopes: { other: { from: 0, to: 4, full: true, last: false, rows: [goal(1)], gone: [] } },
    },
    {
      ...page(0, 5, [], true),
      scopes: {
        other: { from: 4, to: 5, full: true, last: true, rows: [goal(3)], gone: [] },
        space: { from: 0, to: 5, full: true, last: true, rows: [], gone: [moved] },
      },
    },
  ]);
  expect(keysIn(replica)).toEqual(['g1', 'g3']);
});
