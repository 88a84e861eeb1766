import { type DateOnly, dateFrom, isoWeekday } from '../time/date-only.ts';
import type { FirstWeekday } from '../time/first-weekdays.ts';
import { dayColumn, monthColumn, quarterColumn } from '../time/horizons.ts';
import { daysOf, type Period, periodOf } from '../time/periods.ts';

export interface YearMonth {
  readonly period: Period;
  readonly days: readonly Period[];
  /** Empty cells before the first day. */
  readonly blanks: number;
}

export interface YearQuarter {
  readonly period: Period;
  readonly months: readonly YearMonth[];
}

/**
 * Returns the four quarters of a year with their months and days.
 *
 * @param firstWeekday begins the rows
 */
export function yearPage(year: number, firstWeekday: FirstWeekday = 1): readonly YearQuarter[] {
  return [1, 4, 7, 10].map((first) => ({
    period: periodOf(quarterColumn, dateFrom(year, first, 1)),
    months: [first, first + 1, first + 2].map((month) => monthPage(dateFrom(year, month, 1), firstWeekday)),
  }));
}

function monthPage(firstDate: DateOnly, firstWeekday: FirstWeekday): YearMonth {
  const period = periodOf(monthColumn, firstDate);
  const days = daysOf(period).map((day) => periodOf(dayColumn, day));
  return { period, days, blanks: (isoWeekday(firstDate) - firstWeekday + 7) % 7 };
}
