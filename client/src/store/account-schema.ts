import { rulesOf, type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';
import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { FeedPosition, ShelfEntry } from './account-store.ts';
import { tablesSince } from './stored-tables.ts';

/** Raised whenever something is stored in another way, to above every table's version. */
const layoutVersion = 8;

/** The version of the database: a table that is added raises it by itself. */
const schemaVersion = Math.max(layoutVersion, ...tableNames.map((table) => rulesOf(table).device.since));

/** A goal's place, beside its record, so that what is on the screen first is found by index. */
export type StoredRecord = SyncRecord & {
  readonly at?: readonly [columnId: number, dueDate: string] | undefined;
};

/** Goals of a first reading, many in one value (see `packed-goals.ts`). */
export interface Pack {
  /** The records as JSON; before the sixth version they were stored as they are. */
  readonly records: string | readonly SyncRecord[];
}

type PlainStores = {
  readonly [Table in Exclude<TableName, 'goals'>]: { key: string; value: StoredRecord };
};

export interface AccountSchema extends DBSchema, PlainStores {
  goals: { key: string; value: StoredRecord; indexes: { at: [number, string] } };
  packs: { key: number; value: Pack };
  /** The keys of each pack's goals, under the pack's own key, a line each. */
  packKeys: { key: number; value: string };
  shelf: { key: string; value: ShelfEntry };
  /** Where the feed continues from, and the marks of journals (`indexed-db-store.ts`). */
  meta: { key: string; value: FeedPosition | number };
}

/** Opens a database of this shape, made or brought up to date. */
export function openAccountDatabase(
  name: string,
  superseded: () => void,
): Promise<IDBPDatabase<AccountSchema>> {
  return openDB<AccountSchema>(name, schemaVersion, {
    async upgrade(db, from, _to, transaction) {
      const isNew = from < 1;
      const added = tablesSince(from);
      for (const table of added) db.createObjectStore(table, { keyPath: 'key' });
      if (isNew) {
        transaction.objectStore('goals').createIndex('at', 'at');
        db.createObjectStore('shelf', { keyPath: 'entryId' });
        db.createObjectStore('meta');
      }
      if (from < 2) db.createObjectStore('packs', { autoIncrement: true });
      if (from < 6) db.createObjectStore('packKeys');
      // What came of these tables before had no place: everything is read anew.
      if (!isNew && added.length > 0) void transaction.objectStore('meta').delete('feed');
      if (from >= 2 && from < 6) await withKeysBeside(transaction);
    },
    blocking(_, newVersion, { target }) {
      if (newVersion !== null) superseded();
      // Deleted by another tab or by its person: let go, or they would wait. It is opened again when it is needed.
      else (target as IDBDatabase).close();
    },
  });
}

/** Before the sixth version the keys stood in an index, which cost more to write than the packs themselves. It stays, empty. */
async function withKeysBeside(
  transaction: IDBPTransaction<AccountSchema, StoreNames<AccountSchema>[], 'versionchange'>,
): Promise<void> {
  let cursor = await transaction.objectStore('packs').openCursor();
  while (cursor) {
    const records = cursor.value.records as readonly SyncRecord[];
    void transaction.objectStore('packKeys').put(records.map(({ key }) => key).join('\n'), cursor.primaryKey);
    cursor = await cursor.continue();
  }
}

/** A record as it is stored: a goal with its place beside it. */
export function storedRecord(record: SyncRecord): StoredRecord {
  if (record.table !== 'goals') return record;
  const { columnId, dueDate } = seenFields(record);
  const isPlaced = typeof columnId === 'number' && typeof dueDate === 'string';
  // A record read from here carries its old place, so a goal without one says so.
  return { ...record, at: isPlaced ? [columnId, dueDate] : undefined };
}
