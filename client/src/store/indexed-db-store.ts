import { tableNames, type TableName } from '@cairn/core/sync/tables/all-tables';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type IDBPDatabase, type IDBPTransaction, type StoreNames, unwrap, wrap } from 'idb';
import { type AccountSchema, openAccountDatabase, storedRecord } from './account-schema.ts';
import {
  type AccountStore,
  type ColumnRange,
  FeedReadOn,
  type FeedPosition,
  type Journalled,
  type JournalMark,
  type RecordRef,
  type ShelfEntry,
  type StoreChange,
  StorageRefused,
  refKey,
  unreadFeed,
} from './account-store.ts';
import {
  arePacked,
  filterPacked,
  findPacked,
  ownKeys,
  pack,
  packedPortion,
  removePacked,
  unpackFirst,
} from './packed-goals.ts';
import { entryAt } from '../entry-at.ts';

export function databaseNameOf(accountId: string): string {
  return `cairn-${accountId}`;
}

/** Changes with at least this many new goals are packed. */
const packFromUsually = 500;

/** A long change is written in several tasks, so that keys and frames need not wait for all of it. */
const writesPerTask = 100;

/**
 * @param superseded called when a newer build upgrades the schema, so that this tab must close
 * @param packFrom number of new goals from which a change is packed
 * @throws the browser's error if there is no database (private mode, storage off)
 */
export async function openIndexedDbStore(
  accountId: string,
  superseded: () => void,
  packFrom = packFromUsually,
): Promise<AccountStore> {
  const name = databaseNameOf(accountId);
  return new IndexedDbStore(await openAccountDatabase(name, superseded), name, packFrom);
}

class IndexedDbStore implements AccountStore {
  readonly storage = 'durable';
  readonly #database: IDBPDatabase<AccountSchema>;
  readonly #name: string;
  readonly #packFrom: number;

  constructor(database: IDBPDatabase<AccountSchema>, name: string, packFrom: number) {
    this.#database = database;
    this.#name = name;
    this.#packFrom = packFrom;
  }

  async change(
    refs: readonly RecordRef[],
    decide: (records: ReadonlyMap<string, SyncRecord>, made: number) => StoreChange,
    durability: 'strict' | 'relaxed',
    journalled?: Journalled,
  ): Promise<StoreChange> {
    try {
      const stores = [...tableNames, 'packs', 'packKeys', 'shelf', 'meta'] as const;
      const transaction = this.#database.transaction(stores, 'readwrite', { durability });
      // Attached at once, so that an early abort does not become an unhandled rejection.
      const done = transaction.done;
      done.catch(() => undefined);
      const goals = transaction.objectStore('goals');
      const packs = packsOf(transaction);
      const records = await recordsOf(
        refs,
        (table, key) => transaction.objectStore(table).get(key),
        (keys) => findPacked(packs, keys),
      );
      const marked = journalled?.mark();
      const meta = transaction.objectStore('meta');
      const made = ((marked && (await meta.get(markKeyOf(marked)))) ?? 0) as number;
      let change: StoreChange;
      try {
        change = decide(records, made);
      } catch (bug) {
        transaction.abort();
        throw bug;
      }
      if (change.feed) {
        const { readFrom, ...position } = change.feed;
        const before = (await transaction.objectStore('meta').get('feed')) as FeedPosition | undefined;
        if ((before ?? unreadFeed).cursor !== readFrom) {
          transaction.abort();
          throw new FeedReadOn('The feed was read on.');
        }
        void transaction.objectStore('meta').put(position, 'feed');
      }
      const added = change.put.filter((record) => record.table === 'goals' && !records.has(refKey(record)));
      const packed = new Set((await arePacked(goals, added.length, this.#packFrom)) ? added : []);
      if (packed.size > 0) await Promise.all(pack(packs, [...packed]));
      // The end of the transaction waits for all writes and reports a failed one, so none needs a promise.
      const storeOf = (table: TableName) => unwrap(transaction.objectStore(table));
      for (const [index, record] of change.put.filter((each) => !packed.has(each)).entries()) {
        const request = storeOf(record.table).put(storedRecord(record));
        if (index % writesPerTask === writesPerTask - 1) await wrap(request);
      }
      for (const { table, key } of change.remove) storeOf(table).delete(key);
      const removed = change.remove.filter(({ table }) => table === 'goals').map(({ key }) => key);
      if (removed.length > 0) await removePacked(packs, removed);
      const shelf = unwrap(transaction.objectStore('shelf'));
      for (const entry of change.shelve) shelf.put(entry);
      for (const entryId of change.unshelve ?? []) shelf.delete(entryId);
      const mark = journalled?.mark();
      if (mark && mark.number > made) unwrap(meta).put(mark.number, markKeyOf(mark));
      // Closing the page would abort a change that is not committed.
      transaction.commit();
      journalled?.commits();
      await done;
      return change;
    } catch (cause) {
      if (cause instanceof DOMException) throw new StorageRefused('This device could not save.', { cause });
      throw cause;
    }
  }

  async goalsInRange({ columnId, from, to }: ColumnRange): Promise<readonly SyncRecord[]> {
    const transaction = this.#database.transaction(['goals', 'packs']);
    const goals = transaction.objectStore('goals');
    const packs = transaction.objectStore('packs');
    const range = IDBKeyRange.bound([columnId, from], [columnId, to]);
    const [unpacked, packed] = await Promise.all([
      goals.index('at').getAll(range),
      filterPacked(goals, packs, (record) => {
        const { at } = storedRecord(record);
        return at !== undefined && at[0] === columnId && at[1] >= from && at[1] <= to;
      }),
    ]);
    return [...unpacked, ...packed];
  }

  async eachPortion(
    table: TableName,
    portionSize: number,
    take: (portion: readonly SyncRecord[]) => void | Promise<void>,
  ): Promise<void> {
    // Read first, so that goals which another tab unpacks meanwhile are read twice at worst, not missed.
    if (table === 'goals') await this.#eachPackedPortion(portionSize, take);
    let after: string | null = null;
    for (;;) {
      const range = after === null ? undefined : IDBKeyRange.lowerBound(after, true);
      const portion: SyncRecord[] = await this.#database.getAll(table, range, portionSize);
      if (portion.length > 0) await take(portion);
      const last = portion.at(-1);
      if (!last || portion.length < portionSize) return;
      after = last.key;
    }
  }

  async #eachPackedPortion(
    portionSize: number,
    take: (portion: readonly SyncRecord[]) => void | Promise<void>,
  ): Promise<void> {
    for (let after = 0; ;) {
      const transaction = this.#database.transaction(['goals', 'packs']);
      const packs = transaction.objectStore('packs');
      if ((await packs.count()) === 0) return;
      // A goal edited meanwhile has a record of its own, so read the keys for each portion.
      const own = await ownKeys(transaction.objectStore('goals'));
      const portion = await packedPortion(packs, after, portionSize, own);
      if (!portion) return;
      if (portion.records.length > 0) await take(portion.records);
      after = portion.last;
    }
  }

  async read(refs: readonly RecordRef[]): Promise<readonly SyncRecord[]> {
    const transaction = this.#database.transaction([...tableNames, 'packs', 'packKeys'] as const);
    const found = await recordsOf(
      refs,
      (table, key) => transaction.objectStore(table).get(key),
      (keys) => findPacked(packsOf(transaction), keys),
    );
    return [...found.values()];
  }

  async unpack(): Promise<boolean> {
    const transaction = this.#database.transaction(['goals', 'packs', 'packKeys'], 'readwrite', {
      durability: 'relaxed',
    });
    const isUnpacked = unpackFirst(transaction.objectStore('goals'), packsOf(transaction));
    await Promise.all([isUnpacked, transaction.done]);
    return isUnpacked;
  }

  async feedPosition(): Promise<FeedPosition> {
    return ((await this.#database.get('meta', 'feed')) as FeedPosition | undefined) ?? unreadFeed;
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
    // Another tab has the database open. The deletion continues when that tab closes it.
    request.addEventListener('blocked', () => resolve());
    await promise;
  }

  close(): void {
    this.#database.close();
  }
}

/** Marks take a few bytes each, and stay as long as the account. */
function markKeyOf({ journal }: JournalMark): string {
  return `journal/${journal}`;
}

function packsOf<Mode extends 'readonly' | 'readwrite', Stores extends readonly StoreNames<AccountSchema>[]>(
  transaction: IDBPTransaction<AccountSchema, Stores, Mode>,
) {
  return { packs: transaction.objectStore('packs'), packKeys: transaction.objectStore('packKeys') };
}

async function recordsOf(
  refs: readonly RecordRef[],
  get: (table: TableName, key: string) => Promise<SyncRecord | undefined>,
  packed: (keys: readonly string[]) => Promise<readonly SyncRecord[]>,
): Promise<Map<string, SyncRecord>> {
  const found = await Promise.all(refs.map(({ table, key }) => get(table, key)));
  const records = new Map<string, SyncRecord>();
  const missing: string[] = [];
  found.forEach((record, index) => {
    const ref = entryAt(refs, index);
    if (record) records.set(refKey(ref), record);
    else if (ref.table === 'goals') missing.push(ref.key);
  });
  for (const record of await packed(missing)) records.set(refKey(record), record);
  return records;
}
