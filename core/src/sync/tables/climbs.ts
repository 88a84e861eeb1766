import type { ClimbRow } from '../../climbs/climb.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** The author's own climbs, in the author's scope. */
export const climbs: TableDefinition<ClimbRow, never> = {
  onUnknown: 'recreate',
  rollsBack: true,
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: 'climb ',
  above: [],
  life: 'tree',
  device: { since: 9, isReadFirst: false },
};
