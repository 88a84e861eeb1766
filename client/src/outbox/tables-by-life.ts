import { rulesOf, tableNames } from '@cairn/core/sync/tables/all-tables';

/** Tables whose records are deleted and restored together with all records below. */
export const treeTables = tableNames.filter((table) => rulesOf(table).life === 'tree');

/** Comments and folder entries need a record above them. */
export const leafTables = tableNames.filter((table) => rulesOf(table).life === 'leaf');
