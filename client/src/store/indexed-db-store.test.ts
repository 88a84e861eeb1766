import { tableNames } from '@cairn/core/sync/tables/all-tables';
import { recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { type AccountStore, FeedReadOn, type RecordRef } from './account-store.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import { tablesSince } from './stored-tables.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const today = { columnId: 1, from: '2026-11-21', to: '2026-11-21' } as const;
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];

function goal(key: string, name: string, dueDate: string): SyncRecord {
  const row = { id: key, version: 1, rev: 1, name, columnId: 1, dueDate, stamps: {} } as unknown as ServerRow;
  return recordOfRow('goals', 'space', row, '2026-11-21T10:00:00Z');
}

const refsOf = (some: readonly string[]): readonly RecordRef[] =>
  some.map((key) => ({ table: 'goals', key }));

async function pictureOf(store: AccountStore): Promise<unknown> {
  const names = (records: readonly SyncRecord[]) =>
    Object.fromEntries(
      records
        .map((record) => [record.key, record.base?.['name']] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const each: SyncRecord[] = [];
  await store.eachPortion('goals', 2, (portion) => void each.push(...portion));
  return {
    read: names(await store.read(refsOf(keys))),
    today: names(await store.goalsInRange(today)),
    each: names(each),
    twice: each.length - new Set(each.map((record) => record.key)).size,
  };
}

type Step =
  | { readonly does: 'put'; readonly keys: readonly string[]; readonly name: string; readonly day: string }
  | { readonly does: 'remove'; readonly keys: readonly string[] }
  | { readonly does: 'unpack' };

const someKeys = fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('put' as const),
    keys: someKeys,
    name: fc.string({ maxLength: 3 }),
    day: fc.constantFrom(...days),
  }),
  fc.record({ does: fc.constant('remove' as const), keys: someKeys }),
  fc.record({ does: fc.constant('unpack' as const) }),
);

async function take(store: AccountStore, taken: Step): Promise<unknown> {
  if (taken.does === 'unpack') return store.unpack();
  let seen: readonly string[] = [];
  await store.change(
    refsOf(taken.keys),
    (records) => {
      seen = [...records.values()]
        .map((record) => `${record.key} ${String(record.base?.['name'])}`)
        .toSorted();
      return {
        put: taken.does === 'put' ? taken.keys.map((key) => goal(key, taken.name, taken.day)) : [],
        remove: taken.does === 'remove' ? refsOf(taken.keys) : [],
        shelve: [],
      };
    },
    'relaxed',
  );
  return seen;
}

describe('A store that keeps the goals of a first reading in packs', () => {
  test('answers like one that keeps each for itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        globalThis.indexedDB = new IDBFactory();
        const packing = await openIndexedDbStore('ida', () => undefined, 3);
        const plain = memoryStore();
        for (const taken of steps) {
          const seen = await take(packing, taken);
          const expected = await take(plain, taken);
          if (taken.does !== 'unpack') expect(seen).toEqual(expected);
          expect(await pictureOf(packing)).toEqual(await pictureOf(plain));
        }
        packing.close();
      }),
    );
  });

  test('has nothing left to unpack in the end, and shows the same', async () => {
    globalThis.indexedDB = new IDBFactory();
    const store = await openIndexedDbStore('ida', () => undefined, 3);
    const many = Array.from({ length: 250 }, (_, n) => goal(`goal-${n}`, 'name', '2026-11-21'));
    await store.change([], () => ({ put: many, remove: [], shelve: [] }), 'relaxed');
    const packed = await store.goalsInRange(today);

    let steps = 0;
    while (await store.unpack()) steps += 1;

    expect(steps).toBe(3);
    expect(packed).toHaveLength(250);
    expect(await store.goalsInRange(today)).toHaveLength(250);
    store.close();
  });
});

test('A store of an earlier build gets the tables it has not, keeps what it has, and reads the feed anew', async () => {
  globalThis.indexedDB = new IDBFactory();
  const kept = goal('a', 'kept', '2026-11-21');
  const before = await openDB('cairn-ida', 3, {
    upgrade(db) {
      db.createObjectStore('goals', { keyPath: 'key' }).createIndex('at', 'at');
      db.createObjectStore('packs', { autoIncrement: true }).createIndex('keys', 'keys', {
        multiEntry: true,
      });
      for (const table of ['spaces', 'memberships', 'user_settings', 'recurrences', 'comments'])
        db.createObjectStore(table, { keyPath: 'key' });
      db.createObjectStore('shelf', { keyPath: 'entryId' });
      db.createObjectStore('meta');
    },
  });
  await before.put('goals', { ...kept, at: [1, '2026-11-21'] });
  await before.put('meta', { cursor: 'one', epoch: 'e', scopes: ['space'], fullScopes: {} }, 'feed');
  before.close();

  const store = await openIndexedDbStore('ida', () => undefined);
  expect(await store.goalsInRange(today)).toHaveLength(1);
  expect((await store.feedPosition()).cursor).toBeNull();
  for (const table of tableNames) {
    const record = { ...kept, table, key: 'new' };
    await store.change([], () => ({ put: [record], remove: [], shelve: [] }), 'strict');
    expect(await store.read([record])).toHaveLength(1);
  }
  store.close();
});

test('Packs of an earlier build are found, taken out and taken apart like those of this one', async () => {
  globalThis.indexedDB = new IDBFactory();
  const records = ['a', 'b', 'c'].map((key) => goal(key, key, '2026-11-21'));
  const before = await openDB('cairn-ida', 5, {
    upgrade(db) {
      const later = tablesSince(5);
      const names = tableNames.filter((table) => table !== 'goals' && !later.includes(table));
      db.createObjectStore('goals', { keyPath: 'key' }).createIndex('at', 'at');
      db.createObjectStore('packs', { autoIncrement: true }).createIndex('keys', 'keys', {
        multiEntry: true,
      });
      for (const table of names) db.createObjectStore(table, { keyPath: 'key' });
      db.createObjectStore('shelf', { keyPath: 'entryId' });
      db.createObjectStore('meta');
    },
  });
  await before.put('packs', { keys: ['a', 'b', 'c'], records });
  before.close();

  const store = await openIndexedDbStore('ida', () => undefined);
  expect(await store.read(refsOf(['b']))).toEqual([records[1]]);
  await store.change(refsOf(['b']), () => ({ put: [], remove: refsOf(['b']), shelve: [] }), 'strict');
  while (await store.unpack());
  expect((await store.read(refsOf(['a', 'b', 'c']))).map(({ key }) => key)).toEqual(['a', 'c']);
  store.close();
});

describe.each([
  ['on the disk', () => openIndexedDbStore('ida', () => undefined)],
  ['in memory', async () => memoryStore()],
])('A store %s', (_, open) => {
  test('refuses a page of the feed that was read from where another tab has gone on', async () => {
    globalThis.indexedDB = new IDBFactory();
    const store = await open();
    const page = (readFrom: string | null, cursor: string, name: string) =>
      store.change(
        [],
        () => ({
          put: [goal('a', name, '2026-11-21')],
          remove: [],
          shelve: [],
          feed: { cursor, epoch: 'e', scopes: ['space'], fullScopes: {}, readFrom },
        }),
        'relaxed',
      );
    await page(null, 'one', 'first');
    await page('one', 'two', 'second');
    await expect(page('one', 'three', 'late')).rejects.toBeInstanceOf(FeedReadOn);
    expect(await store.feedPosition()).toEqual({
      cursor: 'two',
      epoch: 'e',
      scopes: ['space'],
      fullScopes: {},
    });
    expect((await store.read(refsOf(['a'])))[0]?.base?.['name']).toBe('second');
    store.close();
  });
});
