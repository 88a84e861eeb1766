import type { Typed } from '../record.ts';
import type { TableName } from './all-tables.ts';

export interface ReplicatedRow {
  readonly id: string;
  /** The number of changes of this row. */
  readonly rev: number;
  /** Version of the scope at the row's last change. */
  readonly version: number;
}

/** A record that another depends on: a goal's parent, a comment's goal, a list's board. */
export interface Above<Field extends string = string> {
  readonly table: TableName;
  readonly field: Field;
}

export interface DeviceStore {
  /** Version of the device's database that added the table (`client/src/store/account-schema.ts`). */
  readonly since: number;
  /** Whether the first screen needs the table. Only for small tables. */
  readonly isReadFirst: boolean;
}

export interface TableRules {
  /**
   * What to do when an edit gets 404: re-create the record, park the edit, or drop it because it holds no user content.
   */
  readonly onUnknown: 'recreate' | 'park' | 'drop';
  /** Fields that the shelf adds to an edit, which does not name its location otherwise. */
  readonly locationFields: readonly string[];
  readonly isWork: (typed: Typed) => boolean;
  /** Precedes the temporary id in `id-under.ts`; null where the server chooses the id. */
  readonly idPrefix: string | null;
  readonly above: readonly Above[];
  /**
   * How a deleted record returns. `tree`: restored with everything deleted with it. `leaf`: created again by its
   * author. `none`: devices never delete it.
   */
  readonly life: 'tree' | 'leaf' | 'none';
  readonly device: DeviceStore;
}

/** A table with its types. `Initial`: fields that a record has before the server's first answer. */
export interface TableDefinition<
  Row extends ReplicatedRow,
  Initial extends keyof Row = keyof Row,
> extends TableRules {
  readonly locationFields: readonly FieldOf<Row>[];
  readonly above: readonly Above<FieldOf<Row>>[];
  /** Never set: only carries the types. */
  readonly types?: { readonly row: Row; readonly initial: Initial };
}

export type FieldOf<Row> = keyof Row & string;

export const isAlwaysWork = (): boolean => true;
