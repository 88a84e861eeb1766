import type { Fields, ServerRow, SyncRecord } from '@cairn/core/sync/record';
import type { RowOf, TableName } from '@cairn/core/sync/tables/all-tables';
import type { FieldOf } from '@cairn/core/sync/tables/table-definition';
import type { Replica } from '../replica/replica.ts';
import type { Address } from '../wire/request-of.ts';
import type { WireAnswer } from '../wire/wire.ts';

export type IdOf = (table: TableName, key: string) => string;

type AddressOfRecord<Name extends TableName> = (record: SyncRecord<Name>, idOf: IdOf) => Address;
/** @param name an id, or a date of a series */
type AddressOfNamed<Name extends TableName> = (name: string, record: SyncRecord<Name>, idOf: IdOf) => Address;

export interface Upload<Name extends TableName> {
  /** Null if only the server creates records. */
  readonly create: AddressOfRecord<Name> | null;
  readonly edit: AddressOfNamed<Name>;
  /** Null if records are never deleted, or only online. */
  readonly remove: AddressOfNamed<Name> | null;
  /** Null for comments and folder entries, which are restored with the record above. */
  readonly restore: AddressOfNamed<Name> | null;
  /** Some fields are in the address instead, or are renamed. */
  readonly body: (fields: Fields, idOf: IdOf) => Fields;
  /** Splits unsent fields into those of the next upload and those of later ones. Null if they are sent together. */
  readonly nextPart: (
    fields: Fields,
    record: SyncRecord<Name>,
    replica: Replica,
  ) => readonly [now: Fields, later: Fields] | null;
  /** Empty if records are never re-created. */
  readonly recreatedFields: readonly FieldOf<RowOf<Name>>[];
  readonly tellsBase: boolean;
  /** An edit of a note sends the note's revision. */
  readonly hasNotes: boolean;
  readonly rowIn: (record: SyncRecord<Name>, answer: WireAnswer) => Fields | null;
  /** Null if records never change scope. */
  readonly scopeOf: ((row: ServerRow) => string) | null;
  readonly waits: (record: SyncRecord<Name>, replica: Replica) => boolean;
}

/** Returns null for a table that devices never edit. */
export type Uploads = <Name extends TableName>(table: Name) => Upload<Name> | null;

/** @throws TypeError for a table that devices never edit */
export function uploadOf(uploads: Uploads, { table }: SyncRecord): Upload<TableName> {
  const upload = uploads(table);
  if (!upload) throw new TypeError(`Nobody edits ${table} on a device.`);
  return upload;
}
