import { type DateOnly, plusDays, isoWeekday } from '../time/date-only.ts';

/**
 * Returns the next day with the weekday that the author suggests, or today without a suggestion.
 *
 * @param suggested an ISO weekday, 1 (Monday) to 7
 */
export function suggestedStartDate(suggested: number | null, today: DateOnly): DateOnly {
  if (suggested === null) return today;
  return plusDays(today, (suggested - isoWeekday(today) + 7) % 7);
}
