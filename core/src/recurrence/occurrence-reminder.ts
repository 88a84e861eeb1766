import { remindsAt } from '../notifications/reminders.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { EpochMs } from '../time/zones.ts';
import { occurrenceDates } from './occurrence-dates.ts';
import { untouchedOccurrence } from './occurrence.ts';
import type { RecurrenceRow } from './recurrence.ts';

export function hasOccurrenceOn(series: RecurrenceRow, date: DateOnly): boolean {
  return occurrenceDates(series, date, date).includes(date);
}

/**
 * Returns the whole minute at which an occurrence without a goal of its own reminds its person. Null for a day that the
 * series does not have, and without a time.
 */
export function occurrenceRemindsAt(
  series: RecurrenceRow,
  originalDate: DateOnly,
  leadMinutes: number,
): EpochMs | null {
  if (series.columnId !== 1 || !hasOccurrenceOn(series, originalDate)) return null;
  return remindsAt(untouchedOccurrence(series, originalDate, 'UTC'), leadMinutes);
}
