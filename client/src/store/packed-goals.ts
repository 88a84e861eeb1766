import type { SyncRecord } from '@cairn/core/sync/record';
import type { IDBPObjectStore, StoreNames } from 'idb';
import { type AccountSchema, storedRecord } from './account-schema.ts';

/*
 * The goals of a first reading are stored a hundred to a value: one by one they cost twenty times as much, and the
 * next page would wait for them. Later, when nobody waits, pack after pack is taken apart into the goals' own store,
 * where an index finds what a screen shows. Until then a goal's own record counts and its copy in a pack does not.
 */

/** Goals in one pack: writing and taking apart one of this size stays far below a frame. */
const packSize = 100;

/** More goals than this stored one by one, and a page goes there too: it is no first reading any more. */
const mostUnpacked = 1000;

type Stores = readonly StoreNames<AccountSchema>[];
type Readable<Name extends 'goals' | 'packs'> = IDBPObjectStore<
  AccountSchema,
  Stores,
  Name,
  'readonly' | 'readwrite'
>;
type Writable<Name extends 'goals' | 'packs'> = IDBPObjectStore<AccountSchema, Stores, Name, 'readwrite'>;

/** The goals with these keys that are in packs. */
export async function findPacked(
  packs: Readable<'packs'>,
  keys: readonly string[],
): Promise<readonly SyncRecord[]> {
  if (keys.length === 0 || (await packs.count()) === 0) return [];
  const holding = await Promise.all(keys.map((key) => packs.index('keys').get(key)));
  return holding.flatMap((pack, at) => pack?.records.find((record) => record.key === keys[at]) ?? []);
}

/** Whether new goals go into packs: when they are many, and hardly any others are stored yet. */
export async function arePacked(goals: Readable<'goals'>, added: number, packFrom: number): Promise<boolean> {
  return added >= packFrom && (await goals.count()) <= mostUnpacked;
}

/** Stores goals in packs. */
export function pack(packs: Writable<'packs'>, records: readonly SyncRecord[]): readonly Promise<unknown>[] {
  const writes: Promise<unknown>[] = [];
  for (let from = 0; from < records.length; from += packSize) {
    const some = records.slice(from, from + packSize);
    writes.push(packs.put({ keys: some.map((record) => record.key), records: some }));
  }
  return writes;
}

/** Takes goals out of their packs for good. */
export async function removePacked(packs: Writable<'packs'>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || (await packs.count()) === 0) return;
  const gone = new Set(keys);
  const packIds = new Set(await Promise.all(keys.map((key) => packs.index('keys').getKey(key))));
  for (const packId of packIds) {
    const held = packId === undefined ? undefined : await packs.get(packId);
    if (!held) continue;
    const records = held.records.filter((record) => !gone.has(record.key));
    await packs.put({ keys: records.map((record) => record.key), records }, packId);
  }
}

/** Takes the first pack apart; false when there was none. */
export async function unpackFirst(goals: Writable<'goals'>, packs: Writable<'packs'>): Promise<boolean> {
  const cursor = await packs.openCursor();
  if (!cursor) return false;
  const { keys, records } = cursor.value;
  const present = new Set(await Promise.all(keys.map((key) => goals.getKey(key))));
  const left = records.filter((record) => !present.has(record.key));
  await Promise.all([...left.map((record) => goals.put(storedRecord(record))), cursor.delete()]);
  return true;
}

/** A look into the packs: some goals, and the number of the last pack that was looked into. */
export interface PackedPortion {
  readonly records: readonly SyncRecord[];
  readonly last: number;
}

/**
 * The goals of the packs after `after` that count, as many packs as make a portion; null when there are no more.
 *
 * @param portionSize how many goals about: reading many at once would hold up a frame
 * @param own the keys of the goals that have a value of their own
 */
export async function packedPortion(
  packs: Readable<'packs'>,
  after: number,
  portionSize: number,
  own: ReadonlySet<string>,
): Promise<PackedPortion | null> {
  const range = IDBKeyRange.lowerBound(after, true);
  const packIds = await packs.getAllKeys(range, Math.ceil(portionSize / packSize));
  const last = packIds.at(-1);
  if (last === undefined) return null;
  const held = await packs.getAll(IDBKeyRange.bound(packIds[0], last));
  return { records: held.flatMap(({ records }) => records.filter(({ key }) => !own.has(key))), last };
}

/** The keys of the goals that have a value of their own; needed only while there are packs. */
export async function ownKeys(goals: Readable<'goals'>): Promise<ReadonlySet<string>> {
  return new Set(await goals.getAllKeys());
}

/** The goals in packs that count and pass the test. */
export async function filterPacked(
  goals: Readable<'goals'>,
  packs: Readable<'packs'>,
  isWanted: (record: SyncRecord) => boolean,
): Promise<readonly SyncRecord[]> {
  if ((await packs.count()) === 0) return [];
  const own = await ownKeys(goals);
  const found: SyncRecord[] = [];
  for (let after = 0; ;) {
    const portion = await packedPortion(packs, after, packSize, own);
    if (!portion) return found;
    found.push(...portion.records.filter(isWanted));
    after = portion.last;
  }
}
