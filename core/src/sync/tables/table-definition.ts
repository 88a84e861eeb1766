import type { Typed } from '../record.ts';
import type { TableName } from './all-tables.ts';

/** The fields that every replicated row has. */
export interface ReplicatedRow {
  readonly id: string;
  /** The row's own count of changes. */
  readonly rev: number;
  /** The version of its scope at the row's last change. */
  readonly version: number;
}

/** Another record that a record hangs on: a goal on its parent, a comment on its goal, a list on its board. */
export interface Above<Field extends string = string> {
  readonly table: TableName;
  /** The field that names the other record. */
  readonly field: Field;
}

/** How a device keeps the records of a table. */
export interface DeviceStore {
  /** The version of the device's database that added the table (`client/src/store/account-schema.ts`). */
  readonly since: number;
  /** Whether the first picture needs these records. Such a table is small and is read before anything else. */
  readonly isReadFirst: boolean;
}

/** Everything that differs between replicated tables in how a record lives on a device. */
export interface TableRules {
  /**
   * What to do when an edit gets 404: re-create the record, park the edit for the user, or drop it because it holds
   * nobody's work.
   */
  readonly onUnknown: 'recreate' | 'park' | 'drop';
  /** Fields that say where a record is. An edit does not repeat them, so the shelf keeps them with it. */
  readonly locationFields: readonly string[];
  /** Whether an edit is somebody's work, so that the shelf keeps it when it finds no place. */
  readonly isWork: (typed: Typed) => boolean;
  /** Precedes the temporary id that an id is made from (`id-under.ts`); null where the server chooses the id. */
  readonly idPrefix: string | null;
  /** The records that a record hangs on; empty for a record that needs no other. */
  readonly above: readonly Above[];
  /**
   * How a deleted record returns: `tree` is restored with everything that was deleted with it, `leaf` has no life without
   * the record above it and is made again by its author, `none` is not deleted by edits on a device.
   */
  readonly life: 'tree' | 'leaf' | 'none';
  readonly device: DeviceStore;
}

/**
 * One replicated table with the type of its row.
 *
 * `Initial` names the fields that every record has from the start, before the server has answered.
 */
export interface TableDefinition<
  Row extends ReplicatedRow,
  Initial extends keyof Row = keyof Row,
> extends TableRules {
  readonly locationFields: readonly FieldOf<Row>[];
  readonly above: readonly Above<FieldOf<Row>>[];
  /** Never set: carries the types. */
  readonly types?: { readonly row: Row; readonly initial: Initial };
}

/** The names of a row's fields. */
export type FieldOf<Row> = keyof Row & string;

/** For tables whose edits are all somebody's work. */
export const isAlwaysWork = (): boolean => true;
