import type { DateOnly } from '../time/date-only.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';

/** A goal of a series anchored on completion, as a device sees it. */
export interface SeriesGoal {
  readonly originalDate: DateOnly;
  /** Null while it is open, and where the series has moved on from it already. */
  readonly doneDate: DateOnly | null;
  readonly isDeleted: boolean;
  /** Whether it was done, and that was taken back here and not yet everywhere. */
  readonly isReopened: boolean;
}

/**
 * The untouched occurrence of a series anchored on completion (`product.md` 5.16), also before the server has heard that
 * the one before was done, or was not done after all. Null when there is none: the open one has a goal of its own.
 *
 * @param goals those of the series that have been touched
 * @param today the person's own day, which a deleted occurrence's next one is counted from
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
    const isOver = dateTo !== null && dateFr > dateTo;
    return isOver || goals.some(({ isReopened, isDeleted }) => isReopened && !isDeleted) ? null : date;
  }
  if (own.doneDate === null && !own.isDeleted) return null;
  const taken = new Set([...skippedDates, ...goals.map(({ originalDate }) => originalDate)]);
  return nextAfterCompletion(series, own.isDeleted ? today : (own.doneDate ?? today), (day) =>
    taken.has(day),
  );
}
