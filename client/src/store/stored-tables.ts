import { rulesOf, type TableName, tableNames } from '@cairn/core/sync/tables/all-tables';

/** Tables read before the first paint, besides the goals on the screen. */
export const tablesReadFirst = tableNames.filter((table) => rulesOf(table).device.isReadFirst);

export const tablesReadLater = tableNames.filter((table) => !rulesOf(table).device.isReadFirst);

export function tablesSince(version: number): readonly TableName[] {
  return tableNames.filter((table) => rulesOf(table).device.since > version);
}
