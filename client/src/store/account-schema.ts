import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FeedPosition, ShelfEntry } from './account-store.ts';

/** The tables that are small enough to be read whole before the first picture, besides the goals. */
export const smallTables = ['user_settings', 'spaces', 'memberships', 'recurrences'] as const;

/** The tables that have a store each. */
export const storedTables = ['goals', 'comments', ...smallTables] as const;

export type TableName = (typeof storedTables)[number];

const schemaVersion = 3;

/** A goal's place, beside its record, so that what is on the screen first is found by index. */
export interface StoredRecord extends SyncRecord {
  readonly at?: readonly [columnId: number, dueDate: string] | undefined;
}

/** Goals of a first reading, many in one value (see `packed-goals.ts`). */
export interface Pack {
  readonly keys: readonly string[];
  readonly records: readonly SyncRecord[];
}

export interface AccountSchema extends DBSchema {
  goals: { key: string; value: StoredRecord; indexes: { at: [number, string] } };
  packs: { key: number; value: Pack; indexes: { keys: string } };
  comments: { key: string; value: StoredRecord };
  user_settings: { key: string; value: StoredRecord };
  spaces: { key: string; value: StoredRecord };
  memberships: { key: string; value: StoredRecord };
  recurrences: { key: string; value: StoredRecord };
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
      if (from < 1) {
        db.createObjectStore('goals', { keyPath: 'key' }).createIndex('at', 'at');
        for (const table of ['spaces', 'memberships', 'user_settings'] as const) {
          db.createObjectStore(table, { keyPath: 'key' });
        }
        db.createObjectStore('shelf', { keyPath: 'entryId' });
        db.createObjectStore('meta');
      }
      if (from < 2) {
        const packs = db.createObjectStore('packs', { autoIncrement: true });
        packs.createIndex('keys', 'keys', { multiEntry: true });
      }
      if (from < 3) {
        for (const table of ['recurrences', 'comments'] as const)
          db.createObjectStore(table, { keyPath: 'key' });
        // What came of these tables before had no place: everything is read anew.
        void transaction.objectStore('meta').delete('feed');
      }
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
