import type { BoardRow } from '../../boards/board.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** A re-created board: other devices name it by its first id, which the server keeps. */
export const boards: TableDefinition<BoardRow, never> = {
  onUnknown: 'recreate',
  locationFields: ['space'],
  isWork: isAlwaysWork,
  idPrefix: 'board ',
  above: [],
  life: 'tree',
  device: { since: 7, isReadFirst: false },
};
