import type { ColumnId } from '@cairn/core/time/horizons';
import { isOf, type Shelved, type SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';

export interface ShelfEntry extends Shelved {
  readonly entryId: string;
  /** RFC 3339. */
  readonly shelvedAt: string;
}

export interface RecordRef<Name extends TableName = TableName> {
  readonly table: Name;
  readonly key: string;
}

export interface ColumnRange {
  readonly columnId: ColumnId;
  /** First day, inclusive. */
  readonly from: string;
  /** Last day, inclusive. */
  readonly to: string;
}

interface HeldChange {
  readonly before: ReadonlyMap<string, SyncRecord>;
  readonly shown: { readonly put: readonly SyncRecord[]; readonly remove?: readonly RecordRef[] };
}

/** The records and the shelf in memory, to refill a database that the browser has cleared. */
export interface HeldCopy {
  readonly replica: {
    goalRecords(): Iterable<SyncRecord>;
    recordsOf(table: TableName): readonly SyncRecord[];
  };
  readonly underWay: Iterable<HeldChange>;
  readonly shelf: readonly ShelfEntry[];
}

/** Stored as a whole or not at all. */
export interface StoreChange {
  readonly put: readonly SyncRecord[];
  readonly remove: readonly RecordRef[];
  readonly shelve: readonly ShelfEntry[];
  readonly unshelve?: readonly string[];
  readonly feed?: FeedPosition & {
    /** The request's cursor. If another tab has read further since, nothing is stored. */
    readonly readFrom: string | null;
  };
}

export interface FeedPosition {
  readonly cursor: string | null;
  readonly epoch: string | null;
  readonly scopes: readonly string[];
  readonly fullScopes: Readonly<Record<string, FullReading>>;
  /** Goals in the whole first reading; null or missing if not counted. */
  readonly expected?: number | null;
}

export interface HeldRef extends RecordRef {
  readonly id?: string | null;
}

export interface FullReading {
  /** Records that no page had so far. At the end they are dropped, unless changed meanwhile. */
  readonly unmet: readonly HeldRef[];
  /** After a restore from a backup, the server's rows are applied whatever their revision. */
  readonly isNewEpoch: boolean;
  /**
   * The version to which the scope was read. Missing records may be in another scope that is still being
   * read.
   */
  readonly readTo?: number | undefined;
}

export interface JournalMark {
  readonly journal: string;
  readonly number: number;
}

/**
 * A change that is also in a journal. The page that stores the change leaves a mark, so that no page applies
 * it again.
 */
export interface Journalled {
  /** Null if no journal has the change. Called after the records are read, and again at the end. */
  mark(): JournalMark | null;
  /** Called when the commit cannot be interrupted any more. */
  commits(): void;
}

/** The disk is full, or the browser refuses. The edit is not saved. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

/** Another tab has read further, so nothing of this page was stored. */
export class FeedReadOn extends Error {
  override readonly name = 'FeedReadOn';
}

export interface AccountStore {
  /** `durable` survives closing the browser. `memory` replaces a missing database. */
  readonly storage: 'durable' | 'memory';
  /**
   * Reads, decides and writes in one transaction, so changes from two tabs run one after the other.
   *
   * @param refs all records that may be written or removed
   * @param decide also gets the number of the journal's last stored change
   * @param durability `relaxed` is for data that the server can send again
   * @throws StorageRefused or FeedReadOn; then nothing was stored
   */
  change(
    refs: readonly RecordRef[],
    decide: (records: ReadonlyMap<string, SyncRecord>, made: number) => StoreChange,
    durability: 'strict' | 'relaxed',
    journalled?: Journalled,
  ): Promise<StoreChange>;
  goalsInRange(range: ColumnRange): Promise<readonly SyncRecord[]>;
  /**
   * Calls `take` with all records of a table, one portion after the other. A memory store passes all at once.
   *
   * @param portionSize approximate number of records; a larger portion could delay a frame
   */
  eachPortion(
    table: TableName,
    portionSize: number,
    take: (portion: readonly SyncRecord[]) => void | Promise<void>,
  ): Promise<void>;
  read(refs: readonly RecordRef[]): Promise<readonly SyncRecord[]>;
  /**
   * Moves some packed goals to records of their own, for a faster next start. Call this while idle.
   *
   * @returns false if nothing was left to do
   */
  unpack(): Promise<boolean>;
  feedPosition(): Promise<FeedPosition>;
  shelf(): Promise<readonly ShelfEntry[]>;
  removeFromShelf(entryIds: readonly string[]): Promise<void>;
  /** Gives the data in memory to a store that the browser can drop. */
  refillFrom?(held: () => HeldCopy): void;
  wipe(): Promise<void>;
  close(): void;
}

export const unreadFeed: FeedPosition = { cursor: null, epoch: null, scopes: [], fullScopes: {} };

export function refOf<Name extends TableName>(table: Name, key: string): RecordRef<Name> {
  return { table, key };
}

export function recordIn<Name extends TableName>(
  records: ReadonlyMap<string, SyncRecord>,
  ref: RecordRef<Name>,
): SyncRecord<Name> | undefined {
  const record = records.get(refKey(ref));
  return record && isOf(record, ref.table) ? record : undefined;
}

export function refKey(ref: RecordRef): string {
  return `${ref.table}/${ref.key}`;
}
