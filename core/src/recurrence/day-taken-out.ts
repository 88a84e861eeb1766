import type { DateOnly } from '../time/date-only.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';

/** A series' skipped dates with one more; each stands once, in order. */
export function skippedWith(
  { skippedDates }: Pick<RecurrenceRow, 'skippedDates'>,
  originalDate: DateOnly,
): readonly DateOnly[] {
  return skippedDates.includes(originalDate) ? skippedDates : [...skippedDates, originalDate].toSorted();
}

/**
 * A series without one of its days: its goal was deleted, or has left the series.
 *
 * The open occurrence of a repeat after completion makes room for the next, one interval from today (5.16).
 *
 * @param today the person's own day
 * @param isTaken whether an original date has had its goal already
 */
export function dayTakenOut(
  series: RecurrenceRow,
  originalDate: DateOnly,
  today: DateOnly,
  isTaken: (originalDate: DateOnly) => boolean,
): RecurrenceRow {
  const left = { ...series, skippedDates: skippedWith(series, originalDate) };
  const isOpen = originalDate === originalDateOf(series.columnId, series.dateFr);
  if (series.anchor !== 'completion' || !isOpen) return left;
  const next = nextAfterCompletion(left, today, isTaken);
  return next === null ? left : { ...left, dateFr: next };
}
