import type { DateOnly } from '../time/date-only.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';

/** A goal of a series anchored on completion, as a device sees it. */
export interface SeriesGoal {
  readonly originalDate: DateOnly;
  /** Null while it is open, and where the series has moved on from it already. */
  readonly doneDate: DateOnly | null;
  /** Whether it is seen to be open. */
  readonly isOpen: boolean;
  /** Whether it has been deleted, or taken out of the series. */
  readonly isGone: boolean;
  /** Whether it is the open one again, here and not yet everywhere: not done after all, or back in the series. */
  readonly isReopened: boolean;
}

/**
 * The untouched occurrence of a series anchored on completion, also before the server has heard that
 * the one before was done, or was not done after all. Null when there is none: the open one has a goal of its own.
 *
 * @param goals those of the series that have been touched
 * @param today the person's own day, which the next one is counted from where the open one is gone
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
  // The next one has been touched already, before the server has heard that it is the next.
  if (goals.some(({ originalDate, isOpen }) => isOpen && originalDate > date)) return null;
  const taken = new Set(goals.map(({ originalDate }) => originalDate));
  return nextAfterCompletion(series, own.isGone ? today : (own.doneDate ?? today), (day) => taken.has(day));
}
