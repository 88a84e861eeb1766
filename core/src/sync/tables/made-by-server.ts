import { isAlwaysWork, type TableRules } from './table-definition.ts';

/** For a table whose records only the server makes and deletes. */
export const madeByServer = {
  onUnknown: 'park',
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
} as const satisfies Partial<TableRules>;
