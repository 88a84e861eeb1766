import type { GoalRow } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import type { DateOnly } from '../time/date-only.ts';
import { isOccurrenceDate, originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRefusal } from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';

/** What of a goal decides whether it can stand for a day of a series. */
export type ComingGoal = Pick<GoalRow, 'space' | 'columnId' | 'type' | 'public' | 'doneDate'>;

/**
 * A series with a day again that had been taken out, because its goal comes back: what undoes a "Remove date" of one
 * occurrence.
 *
 * Refused (`goal.recurrence`): a series of another space, a day that its rule does not have or that was never taken out,
 * a day for which another goal stands, a goal off the time axis; in a repeat after completion also an open goal when
 * somebody has touched the next one already, since one is open at most.
 *
 * @param isTaken whether another goal stands for an original date, deleted or not
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
