import type { ColumnId } from '@cairn/core/time/horizons';
import { isOf, type Shelved, type SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';

/** An entry of the shelf: what was shelved, and when. */
export interface ShelfEntry extends Shelved {
  readonly entryId: string;
  /** RFC 3339. */
  readonly shelvedAt: string;
}

/** Names one record. */
export interface RecordRef<Name extends TableName = TableName> {
  readonly table: Name;
  readonly key: string;
}

/** A stretch of a column's time axis. */
export interface ColumnRange {
  readonly columnId: ColumnId;
  /** First day, included. */
  readonly from: string;
  /** Last day, included. */
  readonly to: string;
}

/** A change that the screen shows and the disk does not have yet. */
interface HeldChange {
  /** The records before the change. */
  readonly before: ReadonlyMap<string, SyncRecord>;
  readonly shown: { readonly put: readonly SyncRecord[]; readonly remove?: readonly RecordRef[] };
}

/** The copy of an account in a tab's memory, for refilling a database that the browser has cleared. */
export interface HeldCopy {
  readonly replica: {
    goalRecords(): Iterable<SyncRecord>;
    recordsOf(table: TableName): readonly SyncRecord[];
  };
  readonly underWay: Iterable<HeldChange>;
  readonly shelf: readonly ShelfEntry[];
}

/** What a change of the stored records leaves behind; all of it is stored, or nothing. */
export interface StoreChange {
  readonly put: readonly SyncRecord[];
  readonly remove: readonly RecordRef[];
  readonly shelve: readonly ShelfEntry[];
  /** Entries of the shelf that go. */
  readonly unshelve?: readonly string[];
  /** Where the feed continues from, and which scopes this device holds. */
  readonly feed?: FeedPosition & {
    /** Where the page was read from; nothing is stored when another tab has read on from there meanwhile. */
    readonly readFrom: string | null;
  };
}

/** Where the feed continues from, and the scopes this device holds. */
export interface FeedPosition {
  readonly cursor: string | null;
  readonly epoch: string | null;
  readonly scopes: readonly string[];
  /** The scopes that are being read in full. */
  readonly fullScopes: Readonly<Record<string, FullReading>>;
  /** How many goals the first reading that is under way brings in all; null, or not there, where nobody counted. */
  readonly expected?: number | null;
}

/** Something that this device held, and the id under which the server knew it then. */
export interface HeldRef extends RecordRef {
  readonly id?: string | null;
}

/** A scope on its way to being read in full. */
export interface FullReading {
  /** What this device held before and has not met again; at the end it is dropped, unless it has become another since. */
  readonly unmet: readonly HeldRef[];
  /** Whether the server was restored from a backup, so that what it says now stands whatever its revision. */
  readonly isNewEpoch: boolean;
  /** The version up to which all of it was read; what was not met may still be in a scope whose reading is under way. */
  readonly readTo?: number | undefined;
}

/** How far the changes of a journal have come to the disk (`persistence/keep-journal.ts`). */
export interface JournalMark {
  readonly journal: string;
  /** The number of its last change that is there. */
  readonly number: number;
}

/** A change that may stand in a journal too: whoever makes it first leaves a mark, and it is not made again. */
export interface Journalled {
  /** The mark to leave; null while it stands in no journal. Asked when the records have been read, and once more at the end. */
  mark(): JournalMark | null;
  /** Nothing can keep it from the disk any more. */
  commits(): void;
}

/** This device cannot store it: the disk is full, or the browser refuses. What was typed is not saved. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused';
}

/** Another tab has read the feed on from there: this page is late, and nothing of it was stored. */
export class FeedReadOn extends Error {
  override readonly name = 'FeedReadOn';
}

/** One account's data on this device. */
export interface AccountStore {
  /** `durable` survives the browser's end; `memory` is what remains when the browser gives no database. */
  readonly storage: 'durable' | 'memory';
  /**
   * Reads the named records, lets `decide` say what becomes of them, and stores that, all in one transaction:
   * two tabs that change one record at the same moment come one after the other.
   *
   * @param refs whatever may be stored already and is put or removed
   * @param decide is also told up to which number the changes of the journal are there
   * @param durability `strict` waits for the disk; `relaxed` is for what the server can give again
   * @throws StorageRefused when nothing was stored
   * @throws FeedReadOn when nothing was stored because a page of the feed came too late
   */
  change(
    refs: readonly RecordRef[],
    decide: (records: ReadonlyMap<string, SyncRecord>, made: number) => StoreChange,
    durability: 'strict' | 'relaxed',
    journalled?: Journalled,
  ): Promise<StoreChange>;
  /** Goals whose due date lies in the range: what is on the screen first. */
  goalsInRange(range: ColumnRange): Promise<readonly SyncRecord[]>;
  /** All records of a table, in portions, so that no portion holds up a frame. */
  eachPortion(
    table: TableName,
    portionSize: number,
    take: (portion: readonly SyncRecord[]) => void | Promise<void>,
  ): Promise<void>;
  read(refs: readonly RecordRef[]): Promise<readonly SyncRecord[]>;
  /**
   * Does a little of what was put off while much arrived at once, so that the next opening finds its first screen
   * quickly; meant to be called when nobody waits.
   *
   * @returns false when there was nothing left to do
   */
  unpack(): Promise<boolean>;
  feedPosition(): Promise<FeedPosition>;
  shelf(): Promise<readonly ShelfEntry[]>;
  removeFromShelf(entryIds: readonly string[]): Promise<void>;
  /** Says what the tab holds, for a store that the browser has dropped; stores that cannot lose theirs have none. */
  refillFrom?(held: () => HeldCopy): void;
  /** Removes the whole account from this device. */
  wipe(): Promise<void>;
  close(): void;
}

/** A position before anything was read. */
export const unreadFeed: FeedPosition = { cursor: null, epoch: null, scopes: [], fullScopes: {} };

/** The name of a table's record. */
export function refOf<Name extends TableName>(table: Name, key: string): RecordRef<Name> {
  return { table, key };
}

/** The record that a reference names, among records by their {@link refKey}. */
export function recordIn<Name extends TableName>(
  records: ReadonlyMap<string, SyncRecord>,
  ref: RecordRef<Name>,
): SyncRecord<Name> | undefined {
  const record = records.get(refKey(ref));
  return record && isOf(record, ref.table) ? record : undefined;
}

/** Names a record in one text. */
export function refKey(ref: RecordRef): string {
  return `${ref.table}/${ref.key}`;
}
