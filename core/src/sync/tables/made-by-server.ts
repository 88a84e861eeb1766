import { isAlwaysWork, type TableRules } from './table-definition.ts';

/** Devices neither create nor delete these records. */
export const madeByServer = {
  onUnknown: 'park',
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
} as const satisfies Partial<TableRules>;
