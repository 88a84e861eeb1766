import type { ListRow } from '../../boards/board.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

export const buckets: TableDefinition<ListRow, 'board'> = {
  onUnknown: 'recreate',
  rollsBack: true,
  locationFields: ['board'],
  isWork: isAlwaysWork,
  idPrefix: 'bucket ',
  above: [{ table: 'boards', field: 'board' }],
  life: 'tree',
  device: { since: 7, isReadFirst: false },
};
