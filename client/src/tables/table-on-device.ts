import type { Fields, ServerRow, SyncRecord, Typed } from '@cairn/core/sync/record';
import type { RowOf, TableName } from '@cairn/core/sync/tables/all-tables';
import type { FieldOf } from '@cairn/core/sync/tables/table-definition';
import type { Cairn } from '../cairn.ts';
import type { Replica } from '../replica/replica.ts';
import type { PutBackRefusal } from '../shelf/put-back-refusal.ts';
import type { ShelfEntry } from '../store/account-store.ts';
import type { RecordChange } from '../undo/step.ts';
import type { StepStory } from '../undo/step-story.ts';
import type { Address } from '../wire/request-of.ts';
import type { WireAnswer } from '../wire/wire.ts';

/** Returns the server's id of a record by its local key; the key itself where there is none. */
export type IdOf = (table: TableName, key: string) => string;

/** The address of a call about a record. */
type AddressOfRecord<Name extends TableName> = (record: SyncRecord<Name>, idOf: IdOf) => Address;
/** The address of a call about something that the server knows by a name: its id, or the day of a series. */
type AddressOfNamed<Name extends TableName> = (name: string, record: SyncRecord<Name>, idOf: IdOf) => Address;

/** Which calls carry the edits of a table, and how their answers are read. */
export interface Upload<Name extends TableName> {
  /** Null where only the server makes records. */
  readonly create: AddressOfRecord<Name> | null;
  readonly edit: AddressOfNamed<Name>;
  /** Null where no record is deleted, or only while the server can be asked. */
  readonly remove: AddressOfNamed<Name> | null;
  /** Null for a leaf, which returns with the goal above it. */
  readonly restore: AddressOfNamed<Name> | null;
  /** The request body of some fields: the address may hold one of them, or a field has another name there. */
  readonly body: (fields: Fields, idOf: IdOf) => Fields;
  /** The fields of the request that re-creates a record; empty where no record is ever re-created. */
  readonly recreatedFields: readonly FieldOf<RowOf<Name>>[];
  /** Whether an edit sends the revision that it was made on. */
  readonly tellsBase: boolean;
  /** Whether there is a note, so that an edit sends the revision of the note that is known here. */
  readonly hasNotes: boolean;
  /** The row in an answer; null where the call was refused. */
  readonly rowIn: (record: SyncRecord<Name>, answer: WireAnswer) => Fields | null;
  /** The scope of a row; null where a record never leaves its scope. */
  readonly scopeOf: ((row: ServerRow) => string) | null;
  /** Whether an upload waits for another one, besides the record above it. */
  readonly waits: (record: SyncRecord<Name>, replica: Replica) => boolean;
}

/** What undo has to know of a table. */
export interface Undo<Name extends TableName> {
  /** How undo takes a new record away: with its goals, as a board with its lists, or alone. */
  readonly takenAway: 'withGoals' | 'withLists' | 'alone';
  /** Fields that somebody writes. Undo deletes a new record only while these are as they were left. */
  readonly writtenFields: readonly FieldOf<RowOf<Name>>[];
  /** What the server says of fields that nobody has written. */
  readonly untouched: Partial<RowOf<Name>>;
  /** The fields that make a deleted leaf again; null where that is not for this person to do, or never done. */
  readonly again: (cairn: Cairn, was: SyncRecord<Name>) => Fields | null;
  /** What a step did, in short; `changes` has at least one. Null where the step did something else besides. */
  readonly story: (cairn: Cairn, changes: readonly RecordChange<Name>[]) => StepStory | null;
  /** Whether goals that the same step changed were only touched for the first time. */
  readonly isBesideGoals: boolean;
}

/** What the shelf has to know of a table. */
export interface OnShelf<Name extends TableName> {
  /** Makes a record of an entry that has no record left to go into; otherwise what is missing. */
  readonly made: (cairn: Cairn, entry: ShelfEntry, typed: Typed) => SyncRecord<Name> | PutBackRefusal['code'];
  /** What an entry without a name is called; `filed` for what it names itself. */
  readonly called: 'goal' | 'comment' | 'tags' | 'spaceForMe' | 'settings' | 'filed';
  /** Fields that hold a rich text, which the shelf shows. */
  readonly textFields: readonly FieldOf<RowOf<Name>>[];
}

/** One replicated table on this device: everything but its records' life (`core/src/sync/tables`). */
export interface TableOnDevice<Name extends TableName> {
  /** Null for a table that nobody edits on a device. */
  readonly upload: Upload<Name> | null;
  readonly undo: Undo<Name>;
  readonly shelf: OnShelf<Name>;
}
