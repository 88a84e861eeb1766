import { type DateOnly, plusDays } from '../time/date-only.ts';
import { periodOf } from '../time/periods.ts';
import { occurrenceDates, originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';

export const maxTimes = 999;

const lastDate = '9999-12-31';

/**
 * Returns the original date of the n-th occurrence from `first` on, without regard to the series' end. The goal
 * on `first` counts as one, also if its date is not in the rule. Null if the year 9999 is before the n-th.
 */
export function nthOccurrenceDate(
  series: Pick<RecurrenceRow, 'columnId' | 'rule' | 'anchor' | 'dateFr' | 'countedFrom' | 'skippedDates'>,
  first: DateOnly,
  n: number,
): DateOnly | null {
  const { columnId } = series;
  const own = originalDateOf(columnId, first);
  if (n <= 1) return own;
  if (own >= lastDate) return null;
  const from = plusDays(periodOf(columnId, first).lastDate, 1);
  for (let reach = 400; ; reach *= 4) {
    const to = plusDays(from, reach);
    const date = occurrenceDates({ ...series, dateTo: null }, from, to)[n - 2];
    if (date !== undefined) return date;
    if (to >= lastDate) return null;
  }
}
