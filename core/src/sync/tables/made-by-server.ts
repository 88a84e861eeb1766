import { isAlwaysWork, type TableRules } from './table-definition.ts';

/** For tables whose records only the server creates and deletes. */
export const madeByServer = {
  onUnknown: 'park',
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
} as const satisfies Partial<TableRules>;
