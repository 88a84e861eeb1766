import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type AccountStore,
  type FeedPosition,
  type RecordRef,
  type ShelfEntry,
  type StoreChange,
  StorageRefused,
  refKey,
  unreadFeed,
} from './account-store.ts';

/** The tables that have a store each. */
export const storedTables = ['goals', 'spaces', 'memberships', 'user_settings'] as const;

const schemaVersion = 1;

/** A goal's place, beside its record, so that what is on the screen first is found by index. */
interface StoredRecord extends SyncRecord {
  readonly at?: readonly [columnId: number, dueDate: string] | undefined;
}

interface AccountSchema extends DBSchema {
  goals: { key: string; value: StoredRecord; indexes: { at: [number, string] } };
  spaces: { key: string; value: StoredRecord };
  memberships: { key: string; value: StoredRecord };
  user_settings: { key: string; value: StoredRecord };
  shelf: { key: string; value: ShelfEntry };
  meta: { key: string; value: FeedPosition };
}

type TableName = (typeof storedTables)[number];

/** The name of an account's database; a second account on the same device has another one. */
export function databaseNameOf(accountId: string): string {
  return `cairn-${accountId}`;
}

/**
 * Opens an account's database.
 *
 * @param superseded a newer build wants to change the schema: this tab has to let go
 * @throws whatever the browser throws when it gives no database (private mode, storage switched off)
 */
export async function openIndexedDbStore(accountId: string, superseded: () => void): Promise<AccountStore> {
  const name = databaseNameOf(accountId);
  const database = await openDB<AccountSchema>(name, schemaVersion, {
    upgrade(db) {
      db.createObjectStore('goals', { keyPath: 'key' }).createIndex('at', 'at');
      for (const table of ['spaces', 'memberships', 'user_settings'] as const) {
        db.createObjectStore(table, { keyPath: 'key' });
      }
      db.createObjectStore('shelf', { keyPath: 'entryId' });
      db.createObjectStore('meta');
    },
    blocking: superseded,
  });
  return new IndexedDbStore(database, name);
}

class IndexedDbStore implements AccountStore {
  readonly storage = 'durable';
  readonly #database: IDBPDatabase<AccountSchema>;
  readonly #name: string;

  constructor(database: IDBPDatabase<AccountSchema>, name: string) {
    this.#database = database;
    this.#name = name;
  }

  async change(
    refs: readonly RecordRef[],
    decide: (records: ReadonlyMap<string, SyncRecord>) => StoreChange,
    durability: 'strict' | 'relaxed',
  ): Promise<StoreChange> {
    try {
      const stores = [...storedTables, 'shelf', 'meta'] as const;
      const transaction = this.#database.transaction(stores, 'readwrite', { durability });
      // Listened to from the start: a transaction that aborts early must not go unheard.
      const done = transaction.done;
      done.catch(() => undefined);
      const found = await Promise.all(
        refs.map((ref) => transaction.objectStore(ref.table as TableName).get(ref.key)),
      );
      const records = new Map<string, SyncRecord>();
      found.forEach((record, index) => {
        if (record) records.set(refKey(refs[index] as RecordRef), record);
      });
      let change: StoreChange;
      try {
        change = decide(records);
      } catch (bug) {
        transaction.abort();
        throw bug;
      }
      // Not awaited one by one: the transaction's end waits for all of them.
      const writes: Promise<unknown>[] = [];
      for (const record of change.put) {
        writes.push(transaction.objectStore(record.table as TableName).put(storedRecord(record)));
      }
      for (const { table, key } of change.remove)
        writes.push(transaction.objectStore(table as TableName).delete(key));
      for (const entry of change.shelve) writes.push(transaction.objectStore('shelf').put(entry));
      if (change.feed) writes.push(transaction.objectStore('meta').put(change.feed, 'feed'));
      await Promise.all([...writes, done]);
      return change;
    } catch (cause) {
      if (cause instanceof DOMException) throw new StorageRefused('This device could not save.', { cause });
      throw cause;
    }
  }

  async goalsInRange(columnId: number, from: string, to: string): Promise<readonly SyncRecord[]> {
    return this.#database.getAllFromIndex('goals', 'at', IDBKeyRange.bound([columnId, from], [columnId, to]));
  }

  async eachPortion(
    table: string,
    portionSize: number,
    take: (portion: readonly SyncRecord[]) => void | Promise<void>,
  ): Promise<void> {
    let after: string | null = null;
    for (;;) {
      const range = after === null ? undefined : IDBKeyRange.lowerBound(after, true);
      const portion: SyncRecord[] = await this.#database.getAll(table as TableName, range, portionSize);
      if (portion.length > 0) await take(portion);
      const last = portion.at(-1);
      if (!last || portion.length < portionSize) return;
      after = last.key;
    }
  }

  async read(refs: readonly RecordRef[]): Promise<readonly SyncRecord[]> {
    const found = await Promise.all(refs.map((ref) => this.#database.get(ref.table as TableName, ref.key)));
    return found.filter((record) => record !== undefined);
  }

  async feedPosition(): Promise<FeedPosition> {
    return (await this.#database.get('meta', 'feed')) ?? unreadFeed;
  }

  async shelf(): Promise<readonly ShelfEntry[]> {
    return this.#database.getAll('shelf');
  }

  async removeFromShelf(entryIds: readonly string[]): Promise<void> {
    const transaction = this.#database.transaction('shelf', 'readwrite', { durability: 'strict' });
    await Promise.all([...entryIds.map((entryId) => transaction.store.delete(entryId)), transaction.done]);
  }

  async wipe(): Promise<void> {
    this.#database.close();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const request = indexedDB.deleteDatabase(this.#name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () =>
      reject(new Error('The database could not be deleted.', { cause: request.error })),
    );
    // Another tab still has it open; the deletion goes through as soon as that one lets go.
    request.addEventListener('blocked', () => resolve());
    await promise;
  }

  close(): void {
    this.#database.close();
  }
}

function storedRecord(record: SyncRecord): StoredRecord {
  if (record.table !== 'goals') return record;
  const { columnId, dueDate } = seenFields(record);
  const isPlaced = typeof columnId === 'number' && typeof dueDate === 'string';
  // A record read from here carries its old place, so a goal without one says so.
  return { ...record, at: isPlaced ? [columnId, dueDate] : undefined };
}
