import type { SyncRecord } from '@cairn/core/sync/record';
import type { IDBPObjectStore, StoreNames } from 'idb';
import { type AccountSchema, type Pack, storedRecord } from './account-schema.ts';

/*
 * Goals of a first reading are stored in packs of a hundred, because single records take twenty times as
 * long. While idle, packs are moved into the goals' own store, where an index finds a screen's goals. Until
 * then, a goal's own record wins over its copy in a pack. Packs are text, which the browser writes in a third
 * of the time.
 */

/** One read or write takes far less than a frame. */
const packSize = 100;

/** A page with more unpacked goals is not packed: it belongs to no first reading. */
const maxUnpacked = 1000;

type Stores = readonly StoreNames<AccountSchema>[];
type Name = 'goals' | 'packs' | 'packKeys';
type Readable<Of extends Name> = IDBPObjectStore<AccountSchema, Stores, Of, 'readonly' | 'readwrite'>;
type Writable<Of extends Name> = IDBPObjectStore<AccountSchema, Stores, Of, 'readwrite'>;

interface ReadablePacks {
  readonly packs: Readable<'packs'>;
  readonly packKeys: Readable<'packKeys'>;
}
interface WritablePacks {
  readonly packs: Writable<'packs'>;
  readonly packKeys: Writable<'packKeys'>;
}

function packOf(records: readonly SyncRecord[]): Pack {
  return { records: JSON.stringify(records) };
}

function keysText(records: readonly SyncRecord[]): string {
  return records.map(({ key }) => key).join('\n');
}

function recordsIn({ records }: Pack): readonly SyncRecord[] {
  return typeof records === 'string' ? JSON.parse(records) : records;
}

async function packsHolding(
  packKeys: Readable<'packKeys'>,
  keys: readonly string[],
): Promise<readonly number[]> {
  if (keys.length === 0 || (await packKeys.count()) === 0) return [];
  const [packIds, texts] = await Promise.all([packKeys.getAllKeys(), packKeys.getAll()]);
  const wanted = new Set(keys);
  return packIds.filter((_, at) => texts[at]?.split('\n').some((key) => wanted.has(key)));
}

export async function findPacked(
  { packs, packKeys }: ReadablePacks,
  keys: readonly string[],
): Promise<readonly SyncRecord[]> {
  const held = await Promise.all((await packsHolding(packKeys, keys)).map((id) => packs.get(id)));
  const wanted = new Set(keys);
  return held.flatMap((pack) => (pack ? recordsIn(pack).filter(({ key }) => wanted.has(key)) : []));
}

export async function arePacked(goals: Readable<'goals'>, added: number, packFrom: number): Promise<boolean> {
  return added >= packFrom && (await goals.count()) <= maxUnpacked;
}

export function pack(
  { packs, packKeys }: WritablePacks,
  records: readonly SyncRecord[],
): readonly Promise<unknown>[] {
  const writes: Promise<unknown>[] = [];
  for (let from = 0; from < records.length; from += packSize) {
    const some = records.slice(from, from + packSize);
    writes.push(packs.put(packOf(some)).then((id) => packKeys.put(keysText(some), id)));
  }
  return writes;
}

export async function removePacked(
  { packs, packKeys }: WritablePacks,
  keys: readonly string[],
): Promise<void> {
  const removed = new Set(keys);
  for (const id of await packsHolding(packKeys, keys)) {
    const held = await packs.get(id);
    if (!held) continue;
    const remaining = recordsIn(held).filter((record) => !removed.has(record.key));
    await Promise.all([packs.put(packOf(remaining), id), packKeys.put(keysText(remaining), id)]);
  }
}

export async function unpackFirst(
  goals: Writable<'goals'>,
  { packs, packKeys }: WritablePacks,
): Promise<boolean> {
  const cursor = await packs.openCursor();
  if (!cursor) return false;
  const records = recordsIn(cursor.value);
  const present = new Set(await Promise.all(records.map(({ key }) => goals.getKey(key))));
  const remaining = records.filter((record) => !present.has(record.key));
  await Promise.all([
    ...remaining.map((record) => goals.put(storedRecord(record))),
    packKeys.delete(cursor.primaryKey),
    cursor.delete(),
  ]);
  return true;
}

export interface PackedPortion {
  readonly records: readonly SyncRecord[];
  readonly last: number;
}

/**
 * Returns the next packed goals without a record of their own; null at the end.
 *
 * @param after the key of the last pack read
 * @param portionSize approximate: too many goals would delay a frame
 * @param own keys of goals with a record of their own
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
  return { records: held.flatMap((one) => recordsIn(one).filter(({ key }) => !own.has(key))), last };
}

/** Needed only while there are packs. */
export async function ownKeys(goals: Readable<'goals'>): Promise<ReadonlySet<string>> {
  return new Set(await goals.getAllKeys());
}

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
