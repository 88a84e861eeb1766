import type { GoalWatchRow } from '../../goals/watch.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** A person's choice for a goal. The id is that of the goal or series, so devices need no creation. */
export const goalWatches: TableDefinition<GoalWatchRow> = {
  ...madeByServer,
  onUnknown: 'drop',
  rollsBack: true,
  isWork: () => false,
  device: { since: 10, isReadFirst: false },
};
