import { untouchedGoal } from '../../goals/edited-goal.ts';
import type { GoalFields, GoalRow } from '../../goals/goal.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** Goals. */
export const goals: TableDefinition<GoalRow, never> = {
  onUnknown: 'recreate',
  recreatedFields: ['space', ...(Object.keys(untouchedGoal) as (keyof GoalFields)[])],
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
