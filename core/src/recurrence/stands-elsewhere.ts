import type { GoalRow } from '../goals/goal.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { originalDateOf } from './occurrence-dates.ts';

/**
 * Whether the goal was moved, and other occurrences could move likewise. False for a goal on another horizon,
 * and in a series that counts from completion.
 */
export function standsElsewhere(
  goal: Pick<GoalRow, 'columnId' | 'dueDate' | 'recurrence'>,
  series: Pick<RecurrenceRow, 'columnId' | 'anchor'>,
): boolean {
  if (goal.recurrence === null || goal.dueDate === null || goal.columnId !== series.columnId) return false;
  const { originalDate } = goal.recurrence;
  return series.anchor === 'date' && originalDateOf(series.columnId, goal.dueDate) !== originalDate;
}
