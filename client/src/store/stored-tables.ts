import { rulesOf, type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';

/** The tables that are read before the first picture, besides the goals that are in it. */
export const tablesReadFirst = tableNames.filter((table) => rulesOf(table).device.isReadFirst);

/** The other tables, in the order in which they are read. */
export const tablesReadLater = tableNames.filter((table) => !rulesOf(table).device.isReadFirst);

/** The tables that a database of this version has no store for yet. */
export function tablesSince(version: number): readonly TableName[] {
  return tableNames.filter((table) => rulesOf(table).device.since > version);
}
