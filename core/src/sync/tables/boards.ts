import type { BoardRow } from '../../boards/board.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** Other devices name a board by its first id, which the server keeps with the re-created board. */
export const boards: TableDefinition<BoardRow, never> = {
  onUnknown: 'recreate',
  locationFields: ['space'],
  isWork: isAlwaysWork,
  idPrefix: 'board ',
  above: [],
  life: 'tree',
  device: { since: 7, isReadFirst: false },
};
