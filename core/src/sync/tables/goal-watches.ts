import type { GoalWatchRow } from '../../goals/watch.ts';
import { ownMarks } from './own-marks.ts';
import type { TableDefinition } from './table-definition.ts';

/** A person's choice for a goal. The id is that of the goal or series. */
export const goalWatches = ownMarks as TableDefinition<GoalWatchRow>;
