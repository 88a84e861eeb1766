import { rulesOf, type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';
import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { FeedPosition, ShelfEntry } from './account-store.ts';
import { tablesSince } from './stored-tables.ts';

/** Raise this number for each new storage format, above every table's version. */
const layoutVersion = 8;

/** Each new table raises the schema version too. */
const schemaVersion = Math.max(layoutVersion, ...tableNames.map((table) => rulesOf(table).device.since));

/** An index finds the first screen's goals by `at`. */
export type StoredRecord = SyncRecord & {
  readonly at?: readonly [columnId: number, dueDate: string] | undefined;
};

/** Many goals of a first reading in one value (`packed-goals.ts`). */
export interface Pack {
  /** The goals as JSON; as objects before version 6. */
  readonly records: string | readonly SyncRecord[];
}

type PlainStores = {
  readonly [Table in Exclude<TableName, 'goals'>]: { key: string; value: StoredRecord };
};

export interface AccountSchema extends DBSchema, PlainStores {
  goals: { key: string; value: StoredRecord; indexes: { at: [number, string] } };
  packs: { key: number; value: Pack };
  /** Keys of a pack's goals, one a line, under the pack's own key. */
  packKeys: { key: number; value: string };
  shelf: { key: string; value: ShelfEntry };
  /** The feed position, and marks of journals (`indexed-db-store.ts`). */
  meta: { key: string; value: FeedPosition | number };
}

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
      // Older builds dropped these tables' rows, so read the whole feed again.
      if (!isNew && added.length > 0) void transaction.objectStore('meta').delete('feed');
      if (from >= 2 && from < 6) await withKeysBeside(transaction);
    },
    blocking(_, newVersion, { target }) {
      if (newVersion !== null) superseded();
      // An open connection would block another tab or the user from deleting the database. The connection
      // reopens on demand.
      else (target as IDBDatabase).close();
    },
  });
}

/** Keys of packs were in an index, which cost more to write than the packs. The index stays, empty. */
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

export function storedRecord(record: SyncRecord): StoredRecord {
  if (record.table !== 'goals') return record;
  const { columnId, dueDate } = seenFields(record);
  const isPlaced = typeof columnId === 'number' && typeof dueDate === 'string';
  // Overwrite a former `at`, even by undefined.
  return { ...record, at: isPlaced ? [columnId, dueDate] : undefined };
}
