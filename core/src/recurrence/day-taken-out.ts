import type { DateOnly } from '../time/date-only.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';

export function skippedWith(
  { skippedDates }: Pick<RecurrenceRow, 'skippedDates'>,
  originalDate: DateOnly,
): readonly DateOnly[] {
  return skippedDates.includes(originalDate) ? skippedDates : [...skippedDates, originalDate].toSorted();
}

/**
 * Removes a day whose goal was deleted or left the series. In a series that counts from completion, the next occurrence
 * is one interval from today.
 */
export function dayTakenOut(
  series: RecurrenceRow,
  originalDate: DateOnly,
  today: DateOnly,
  isTaken: (originalDate: DateOnly) => boolean,
): RecurrenceRow {
  const withoutDay = { ...series, skippedDates: skippedWith(series, originalDate) };
  const isOpen = originalDate === originalDateOf(series.columnId, series.dateFr);
  if (series.anchor !== 'completion' || !isOpen) return withoutDay;
  const next = nextAfterCompletion(withoutDay, today, isTaken);
  return next === null ? withoutDay : { ...withoutDay, dateFr: next };
}
