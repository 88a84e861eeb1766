import type { GoalRow } from '../goals/goal.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { originalDateOf } from './occurrence-dates.ts';

/**
 * Whether a goal of a series stands on another day than the rule put it, so that the others could follow it there: on the
 * same horizon, and not of a repeat after completion, which has no others.
 */
export function standsElsewhere(
  goal: Pick<GoalRow, 'columnId' | 'dueDate' | 'recurrence'>,
  series: Pick<RecurrenceRow, 'columnId' | 'anchor'>,
): boolean {
  if (goal.recurrence === null || goal.dueDate === null || goal.columnId !== series.columnId) return false;
  const { originalDate } = goal.recurrence;
  return series.anchor === 'date' && originalDateOf(series.columnId, goal.dueDate) !== originalDate;
}
