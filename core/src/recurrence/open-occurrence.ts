import type { DateOnly } from '../time/date-only.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';

export interface SeriesGoal {
  readonly originalDate: DateOnly;
  /** Null while open, or if the series has already moved on. */
  readonly doneDate: DateOnly | null;
  readonly isOpen: boolean;
  /** Whether the goal was deleted, or removed from the series. */
  readonly isGone: boolean;
  /** Reopened by the user, unknown to the server. */
  readonly isReopened: boolean;
}

/**
 * Returns the open occurrence's date, even before the server knows that the last goal was done or reopened.
 * Null if that occurrence is a goal already.
 *
 * @param goals the series' edited occurrences
 * @param today in the user's zone
 */
export function openOccurrence(
  series: Pick<RecurrenceRow, 'columnId' | 'rule' | 'dateFr' | 'dateTo' | 'skippedDates'>,
  goals: readonly SeriesGoal[],
  today: DateOnly,
): DateOnly | null {
  const { columnId, dateFr, dateTo, skippedDates } = series;
  const date = originalDateOf(columnId, dateFr);
  const own = goals.find(({ originalDate }) => originalDate === date);
  if (!own) {
    const isOver = (dateTo !== null && dateFr > dateTo) || skippedDates.includes(date);
    return isOver || goals.some(({ isReopened, isGone }) => isReopened && !isGone) ? null : date;
  }
  if (own.doneDate === null && !own.isGone) return null;
  // The next occurrence is a goal already.
  if (goals.some(({ originalDate, isOpen }) => isOpen && originalDate > date)) return null;
  const taken = new Set(goals.map(({ originalDate }) => originalDate));
  return nextAfterCompletion(series, own.isGone ? today : (own.doneDate ?? today), (day) => taken.has(day));
}
