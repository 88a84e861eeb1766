import { rulesOf, type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';

/** Read before the first paint, besides the goals on the screen. */
export const tablesReadFirst = tableNames.filter((table) => rulesOf(table).device.isReadFirst);

/** In reading order. */
export const tablesReadLater = tableNames.filter((table) => !rulesOf(table).device.isReadFirst);

/** Tables without a store in a database of this version. */
export function tablesSince(version: number): readonly TableName[] {
  return tableNames.filter((table) => rulesOf(table).device.since > version);
}
