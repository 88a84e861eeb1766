import { periodOf } from '@cairn/core/time/periods';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { renameGoal } from '../goals/change-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { type AccountStore, StorageRefused } from './account-store.ts';
import { databaseNameOf, openIndexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import { storeToCome } from './store-to-come.ts';

const account = ida.uuid as string;
const place = { columnId: 1 as const, dueDate: '2026-11-21' };
const names = ({ replica }: Cairn) =>
  replica.goalsInPeriod(periodOf(1, '2026-11-21')).map(({ name }) => name);

let isBroken = false;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  isBroken = false;
});

async function openStore(superseded: () => void): Promise<AccountStore> {
  return isBroken ? memoryStore() : openIndexedDbStore(account, superseded);
}

let ids = 0;
const now = Date.parse('2026-11-21T10:00:00Z');
async function openTab(): Promise<Cairn> {
  const environment = lonelyEnvironment(now, {
    newId: () => `id-${(ids += 1)}`,
    store: storeToCome(openStore),
  });
  const cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  return cairn;
}

async function closeConnections(): Promise<void> {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked) {
    IDBDatabase.prototype.transaction = transaction;
    this.close();
    return transaction.apply(this, asked);
  };
}

const clear = () => deleteDB(databaseNameOf(account));

describe('a database that the browser drops', () => {
  test('is opened again when its connection was closed, and nothing is lost', async () => {
    const cairn = await openTab();
    await addGoals(cairn, { text: 'tea', place, position: { at: 'bottom' } }).saved;
    await closeConnections();
    await addGoals(cairn, { text: 'milk', place, position: { at: 'bottom' } }).saved;
    expect(names(cairn)).toEqual(['tea', 'milk']);
    cairn.close();
    expect(names(await openTab())).toEqual(['tea', 'milk']);
  });

  test('is filled again from memory when it was cleared, what is unsent too, and each change is made once', async () => {
    const cairn = await openTab();
    const { keys, saved } = addGoals(cairn, { text: 'tea\nmilk', place, position: { at: 'bottom' } });
    await saved;
    await clear();
    const [tea = '', milk = ''] = keys;
    await Promise.all([
      renameGoal(cairn, tea, 'green tea').saved,
      changeNotes(cairn, milk, [{ insert: 'two ' }]).saved,
      addGoals(cairn, { text: 'bread', place, position: { at: 'bottom' } }).saved,
    ]);
    const all = ['green tea', 'milk', 'bread'];
    expect(names(cairn)).toEqual(all);
    cairn.close();
    const again = await openTab();
    expect(names(again)).toEqual(all);
    expect(again.replica.goal(milk)?.richThoughts?.ops).toEqual([{ insert: 'two ' }]);
    expect(again.unsentRecords()).toHaveLength(3);
  });

  test('goes on in memory when none is given any more, and says so', async () => {
    const cairn = await openTab();
    await addGoals(cairn, { text: 'tea', place, position: { at: 'bottom' } }).saved;
    await clear();
    isBroken = true;
    await addGoals(cairn, { text: 'milk', place, position: { at: 'bottom' } }).saved;
    expect(names(cairn)).toEqual(['tea', 'milk']);
    expect(await cairn.environment.store.read(cairn.unsentRecords())).toHaveLength(2);
    expect(cairn.environment.store.storage).toBe('memory');
  });

  test('stays closed for a tab that a newer build has superseded, and when the account has left', async () => {
    let supersede = () => undefined as void;
    const store = storeToCome((superseded) => {
      supersede = superseded;
      return openIndexedDbStore(account, superseded);
    });
    store.refillFrom?.(() => ({
      replica: { goalRecords: () => [], recordsOf: () => [] },
      underWay: [],
      shelf: [],
    }));
    await store.shelf();
    supersede();
    await expect(store.shelf()).rejects.toThrow('closed');
    const other = storeToCome(openStore);
    await other.wipe();
    await expect(other.shelf()).rejects.toThrow('closed');
  });

  test('tells what the disk refused where the code of its recovery cannot be fetched', async () => {
    vi.doMock('./lost-store.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const refusal = new StorageRefused('full');
    const store = storeToCome(async () => ({ ...memoryStore(), change: () => Promise.reject(refusal) }));
    const change = store.change([], () => ({ put: [], remove: [], shelve: [] }), 'strict');
    await expect(change).rejects.toBe(refusal);
    vi.doUnmock('./lost-store.ts');
  });
});
