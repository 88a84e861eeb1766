import { rulesOf, type TableName } from './tables/all-tables.ts';

/** The name under which a record of a table gets its id, for `idUnder`; null where the server chooses. */
export function idName(table: TableName, tempId: string): string | null {
  const { idPrefix } = rulesOf(table);
  return idPrefix === null ? null : `${idPrefix}${tempId}`;
}
