import type { GoalRow } from '../../goals/goal.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

export const goals: TableDefinition<GoalRow, never> = {
  onUnknown: 'recreate',
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: '',
  above: [
    { table: 'goals', field: 'parent' },
    { table: 'buckets', field: 'bucketId' },
  ],
  life: 'tree',
  device: { since: 1, isReadFirst: false },
};
