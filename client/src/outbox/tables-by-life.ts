import { rulesOf, tableNames } from '@cairn/core/sync/tables/all-tables';

/** Tables whose records are restored together with everything deleted with them. */
export const treeTables = tableNames.filter((table) => rulesOf(table).life === 'tree');

/** Tables whose records cannot exist without the record above them: comments and folder entries. */
export const leafTables = tableNames.filter((table) => rulesOf(table).life === 'leaf');
