import type { Typed } from '../record.ts';
import type { TableName } from './all-tables.ts';

export interface ReplicatedRow {
  readonly id: string;
  /** Number of changes of this row. */
  readonly rev: number;
  /** The scope's version at the row's last change. */
  readonly version: number;
}

/** A record on which another depends, such as a comment's goal. */
export interface Above<Field extends string = string> {
  readonly table: TableName;
  readonly field: Field;
}

export interface DeviceStore {
  /** The version of the device's database that added this table (`client/src/store/account-schema.ts`). */
  readonly since: number;
  /** Whether the first screen needs the table; only for small tables. */
  readonly isReadFirst: boolean;
}

export interface TableRules {
  /**
   * The effect of a 404 to an edit: re-create the record, park the edit, or drop it because it holds no user
   * content.
   */
  readonly onUnknown: 'recreate' | 'park' | 'drop';
  /** Whether a rejected edit goes to the shelf, and the record shows the server's row again. Otherwise it is parked. */
  readonly rollsBack?: boolean;
  /** Whether a record is shown again when its deletion is rejected. */
  readonly rollsBackDeletion?: boolean;
  /** Fields that the shelf adds to a lost edit, to show where the record was. */
  readonly locationFields: readonly string[];
  readonly isWork: (typed: Typed) => boolean;
  /** Put before the temporary id to make an id (`id-under.ts`). Null if the server chooses ids. */
  readonly idPrefix: string | null;
  readonly above: readonly Above[];
  /**
   * How a deleted record returns. `tree`: restored with everything deleted with it. `leaf`: its author
   * creates it again. `none`: devices never delete it.
   */
  readonly life: 'tree' | 'leaf' | 'none';
  readonly device: DeviceStore;
}

/** The rules of a table, with its types. `Initial`: the fields before the server's first answer. */
export interface TableDefinition<
  Row extends ReplicatedRow,
  Initial extends keyof Row = keyof Row,
> extends TableRules {
  readonly locationFields: readonly FieldOf<Row>[];
  readonly above: readonly Above<FieldOf<Row>>[];
  /** Never set; carries only the types. */
  readonly types?: { readonly row: Row; readonly initial: Initial };
}

export type FieldOf<Row> = keyof Row & string;

export const isAlwaysWork = (): boolean => true;
