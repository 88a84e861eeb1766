import type { GoalRow } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import type { DateOnly } from '../time/date-only.ts';
import { isOccurrenceDate, originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRefusal } from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';

export type ComingGoal = Pick<GoalRow, 'space' | 'columnId' | 'type' | 'public' | 'doneDate'>;

/**
 * Undoes "Remove date".
 *
 * Refuses (`goal.recurrence`) a goal in another space than the series, and a goal without a date. Also refuses a day
 * that the rule lacks, that was not removed, or that another goal has. In a series that counts from completion, refuses
 * an open goal if the next occurrence was edited.
 *
 * @param isTaken whether a goal has this original date, even a deleted goal
 */
export function dayGivenBack(
  series: RecurrenceRow,
  originalDate: DateOnly,
  goal: ComingGoal,
  isTaken: (originalDate: DateOnly) => boolean,
): Outcome<RecurrenceRow, RecurrenceRefusal> {
  if (goal.public) return refused({ code: 'goal.publicRecurring' });
  const { skippedDates, columnId, anchor } = series;
  const canStand = goal.space === series.space && goal.columnId !== null && goal.type === null;
  if (!canStand || !skippedDates.includes(originalDate) || isTaken(originalDate)) return noDay;
  const whole = { ...series, skippedDates: skippedDates.filter((date) => date !== originalDate) };
  if (anchor === 'date') return isOccurrenceDate(whole, originalDate) ? accepted(whole) : noDay;
  const open = originalDateOf(columnId, series.dateFr);
  if (goal.doneDate !== null || open === originalDate) return accepted(whole);
  return isTaken(open) ? noDay : accepted({ ...whole, dateFr: originalDate });
}

const noDay = refused<RecurrenceRefusal>({ code: 'goal.recurrence' });
