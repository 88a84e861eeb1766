import type { Fields, ServerRow, SyncRecord } from '@cairn/core/sync/record';
import type { RowOf, TableName } from '@cairn/core/sync/tables/all-tables';
import type { FieldOf } from '@cairn/core/sync/tables/table-definition';
import type { Replica } from '../replica/replica.ts';
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

/** Returns how the records of a table are sent; null for a table that nobody edits on a device. */
export type Uploads = <Name extends TableName>(table: Name) => Upload<Name> | null;

/** @throws TypeError for a table that nobody edits on a device */
export function uploadOf(uploads: Uploads, { table }: SyncRecord): Upload<TableName> {
  const upload = uploads(table);
  if (!upload) throw new TypeError(`Nobody edits ${table} on a device.`);
  return upload;
}
