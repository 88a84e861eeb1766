import { type DateOnly, dateFrom, isoWeekday } from '../time/date-only.ts';
import { dayColumn, monthColumn, quarterColumn } from '../time/horizons.ts';
import { daysOf, type Period, periodOf } from '../time/periods.ts';

export interface YearMonth {
  readonly period: Period;
  readonly days: readonly Period[];
  /** Empty cells before the first day, in a week from Monday. */
  readonly blanks: number;
}

export interface YearQuarter {
  readonly period: Period;
  readonly months: readonly YearMonth[];
}

/** Returns the four quarters of a year with their months and days. */
export function yearPage(year: number): readonly YearQuarter[] {
  return [1, 4, 7, 10].map((first) => ({
    period: periodOf(quarterColumn, dateFrom(year, first, 1)),
    months: [first, first + 1, first + 2].map((month) => monthPage(dateFrom(year, month, 1))),
  }));
}

function monthPage(firstDate: DateOnly): YearMonth {
  const period = periodOf(monthColumn, firstDate);
  const days = daysOf(period).map((day) => periodOf(dayColumn, day));
  return { period, days, blanks: isoWeekday(firstDate) - 1 };
}
