import { isAlwaysWork, type TableRules } from './table-definition.ts';

/** Rules for tables whose records devices neither create nor delete. */
export const madeByServer = {
  onUnknown: 'park',
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
} as const satisfies Partial<TableRules>;
