import { rulesOf, type TableName } from './tables/all-tables.ts';

/** Returns the name for `idUnder`; null if the server chooses the id. */
export function idName(table: TableName, tempId: string): string | null {
  const { idPrefix } = rulesOf(table);
  return idPrefix === null ? null : `${idPrefix}${tempId}`;
}
