import type { Schedule } from './schedule.ts';
import {
  type DateOnly,
  dateFrom,
  dayOf,
  daysInMonth,
  minusDays,
  monthOf,
  plusDays,
  yearOf,
} from '../time/date-only.ts';
import type { FirstWeekday } from '../time/first-weekdays.ts';
import { dayColumn, monthColumn, weekColumn } from '../time/horizons.ts';
import { daysOf, holdsDate, nextPeriod, type Period, periodOf, weekOf } from '../time/periods.ts';

export type CalendarView = 'month' | 'week';

export interface CalendarWeek {
  /** The ISO week of the row's Monday. */
  readonly period: Period;
  readonly days: readonly Period[];
}

export interface CalendarPage {
  readonly view: CalendarView;
  readonly period: Period;
  /** The shown month, or the months that the week touches. The margin shows their goals. */
  readonly months: readonly Period[];
  readonly weeks: readonly CalendarWeek[];
}

const firstCalendarDate = '2000-01-01';
const lastCalendarDate = '2100-12-31';

export function calendarDate(date: DateOnly): DateOnly {
  if (date < firstCalendarDate) return firstCalendarDate;
  return date > lastCalendarDate ? lastCalendarDate : date;
}

/** @param firstWeekday begins the rows of a month; a week always begins on Monday */
export function calendarPage(
  view: CalendarView,
  date: DateOnly,
  firstWeekday: FirstWeekday = 1,
): CalendarPage {
  const period = periodOf(view === 'month' ? monthColumn : weekColumn, calendarDate(date));
  const daysBefore = view === 'month' ? (8 - firstWeekday) % 7 : 0;
  const weeks: CalendarWeek[] = [];
  let at = weekOf(plusDays(period.firstDate, daysBefore));
  for (; minusDays(at.firstDate, daysBefore) <= period.lastDate; at = nextPeriod(at) ?? at) {
    const days = daysOf(at).map((day) => periodOf(dayColumn, minusDays(day, daysBefore)));
    weeks.push({ period: at, days });
  }
  const first = periodOf(monthColumn, period.firstDate);
  const last = periodOf(monthColumn, period.lastDate);
  return { view, period, weeks, months: first.firstDate === last.firstDate ? [first] : [first, last] };
}

/** Returns null if the period is not on the page, or longer than a month. */
export function placeOnCalendar(page: CalendarPage, { columnId, dueDate }: Schedule): Period | null {
  switch (columnId) {
    case dayColumn:
      return page.weeks.flatMap(({ days }) => days).find(({ firstDate }) => firstDate === dueDate) ?? null;
    case weekColumn:
      return page.weeks.find(({ period }) => holdsDate(period, dueDate))?.period ?? null;
    case monthColumn:
      return page.months.find((month) => holdsDate(month, dueDate)) ?? null;
    default:
      return null;
  }
}

/** Moves by a week or month, at most to the month's last day. Null outside the calendar's bounds. */
export function dateOnPageBeside(view: CalendarView, date: DateOnly, step: 1 | -1): DateOnly | null {
  const next = view === 'week' ? plusDays(date, 7 * step) : sameDayOfMonth(date, step);
  return calendarDate(next) === next ? next : null;
}

function sameDayOfMonth(date: DateOnly, step: 1 | -1): DateOnly {
  const first = dateFrom(yearOf(date), monthOf(date) + step, 1);
  const length = daysInMonth(yearOf(first), monthOf(first));
  return dateFrom(yearOf(first), monthOf(first), Math.min(dayOf(date), length));
}
