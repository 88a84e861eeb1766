import type { BoardRow } from '../../boards/board.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** The server keeps the first id of a re-created board, because other devices use that id. */
export const boards: TableDefinition<BoardRow, never> = {
  onUnknown: 'recreate',
  rollsBack: true,
  locationFields: ['space'],
  isWork: isAlwaysWork,
  idPrefix: 'board ',
  above: [],
  life: 'tree',
  device: { since: 7, isReadFirst: false },
};
