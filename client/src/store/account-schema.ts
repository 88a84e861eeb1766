import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FeedPosition, ShelfEntry } from './account-store.ts';
import { type TableName, tablesSince } from './stored-tables.ts';

/** Raised with each table that is added to `stored-tables.ts`. */
const schemaVersion = 5;

/** A goal's place, beside its record, so that what is on the screen first is found by index. */
export interface StoredRecord extends SyncRecord {
  readonly at?: readonly [columnId: number, dueDate: string] | undefined;
}

/** Goals of a first reading, many in one value (see `packed-goals.ts`). */
export interface Pack {
  readonly keys: readonly string[];
  readonly records: readonly SyncRecord[];
}

type PlainStores = {
  readonly [Table in Exclude<TableName, 'goals'>]: { key: string; value: StoredRecord };
};

export interface AccountSchema extends DBSchema, PlainStores {
  goals: { key: string; value: StoredRecord; indexes: { at: [number, string] } };
  packs: { key: number; value: Pack; indexes: { keys: string } };
  shelf: { key: string; value: ShelfEntry };
  meta: { key: string; value: FeedPosition };
}

/** Opens a database of this shape, made or brought up to date. */
export function openAccountDatabase(
  name: string,
  superseded: () => void,
): Promise<IDBPDatabase<AccountSchema>> {
  return openDB<AccountSchema>(name, schemaVersion, {
    upgrade(db, from, _to, transaction) {
      const isNew = from < 1;
      const added = tablesSince(from);
      for (const table of added) db.createObjectStore(table, { keyPath: 'key' });
      if (isNew) {
        transaction.objectStore('goals').createIndex('at', 'at');
        db.createObjectStore('shelf', { keyPath: 'entryId' });
        db.createObjectStore('meta');
      }
      if (from < 2) {
        const packs = db.createObjectStore('packs', { autoIncrement: true });
        packs.createIndex('keys', 'keys', { multiEntry: true });
      }
      // What came of these tables before had no place: everything is read anew.
      if (!isNew && added.length > 0) void transaction.objectStore('meta').delete('feed');
    },
    blocking: superseded,
  });
}

/** A record as it is stored: a goal with its place beside it. */
export function storedRecord(record: SyncRecord): StoredRecord {
  if (record.table !== 'goals') return record;
  const { columnId, dueDate } = seenFields(record);
  const isPlaced = typeof columnId === 'number' && typeof dueDate === 'string';
  // A record read from here carries its old place, so a goal without one says so.
  return { ...record, at: isPlaced ? [columnId, dueDate] : undefined };
}
