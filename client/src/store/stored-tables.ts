import type { FeedTable } from '@cairn/contract/feed';

/** How a table is kept on a device. */
interface StoredTable {
  /** The version of the database that brought its store. */
  readonly since: number;
  /** Whether it is read before the first picture: it is small, and the picture needs it. */
  readonly isReadFirst: boolean;
}

/** The replicated tables that are kept, each in a store of its own. */
const tables = {
  goals: { since: 1, isReadFirst: false },
  user_settings: { since: 1, isReadFirst: true },
  spaces: { since: 1, isReadFirst: true },
  memberships: { since: 1, isReadFirst: true },
  member_settings: { since: 8, isReadFirst: true },
  space_settings: { since: 5, isReadFirst: true },
  recurrences: { since: 3, isReadFirst: true },
  comments: { since: 3, isReadFirst: false },
  folder_goals: { since: 4, isReadFirst: false },
  boards: { since: 7, isReadFirst: false },
  buckets: { since: 7, isReadFirst: false },
} as const satisfies Record<FeedTable, StoredTable>;

/** A table that is kept. */
export type TableName = keyof typeof tables;

/** All tables that are kept. */
export const storedTables = Object.keys(tables) as readonly TableName[];

/** The tables that are read before the first picture, besides the goals that are in it. */
export const tablesReadFirst = storedTables.filter((table) => tables[table].isReadFirst);

/** The other tables, in the order in which they are read. */
export const tablesReadLater = storedTables.filter((table) => !tables[table].isReadFirst);

/** The tables that a database of this version has no store for yet. */
export function tablesSince(version: number): readonly TableName[] {
  return storedTables.filter((table) => tables[table].since > version);
}
