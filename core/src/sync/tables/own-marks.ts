import { madeByServer } from './made-by-server.ts';
import type { TableRules } from './table-definition.ts';

/** Rules for a person's marks on records of others, under their ids. A lost mark is no lost work. */
export const ownMarks: TableRules = {
  ...madeByServer,
  onUnknown: 'drop',
  rollsBack: true,
  isWork: () => false,
  device: { since: 10, isReadFirst: false },
};
