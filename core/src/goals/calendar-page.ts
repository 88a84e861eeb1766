import type { Schedule } from './schedule.ts';
import { type DateOnly, dateFrom, dayOf, daysInMonth, monthOf, plusDays, yearOf } from '../time/date-only.ts';
import { dayColumn, monthColumn, weekColumn } from '../time/horizons.ts';
import { daysOf, holdsDate, nextPeriod, type Period, periodOf, weekOf } from '../time/periods.ts';

/** What the calendar shows at once. */
export type CalendarView = 'month' | 'week';

/** A row of the grid: seven days from Monday, and the week whose goals stand in their margin. */
export interface CalendarWeek {
  readonly period: Period;
  readonly days: readonly Period[];
}

/** A month or a week as whole weeks. */
export interface CalendarPage {
  readonly view: CalendarView;
  /** The month or the week that is shown. */
  readonly period: Period;
  /** The months whose goals stand in the margin above: the one that is shown, or those that the week lies in. */
  readonly months: readonly Period[];
  readonly weeks: readonly CalendarWeek[];
}

/** The days that a calendar goes to. */
const firstCalendarDate = '2000-01-01';
const lastCalendarDate = '2100-12-31';

/** The nearest day that the calendar goes to. */
export function calendarDate(date: DateOnly): DateOnly {
  if (date < firstCalendarDate) return firstCalendarDate;
  return date > lastCalendarDate ? lastCalendarDate : date;
}

/** The page that shows a day: its month from the Monday before to the Sunday after, or its week. */
export function calendarPage(view: CalendarView, date: DateOnly): CalendarPage {
  const period = periodOf(view === 'month' ? monthColumn : weekColumn, calendarDate(date));
  const weeks: CalendarWeek[] = [];
  for (let at = weekOf(period.firstDate); at.firstDate <= period.lastDate; at = nextPeriod(at) ?? at) {
    weeks.push({ period: at, days: daysOf(at).map((day) => periodOf(dayColumn, day)) });
  }
  const first = periodOf(monthColumn, period.firstDate);
  const last = periodOf(monthColumn, period.lastDate);
  return { view, period, weeks, months: first.firstDate === last.firstDate ? [first] : [first, last] };
}

/**
 * The period whose cell or margin holds a goal of this column and date: a day's cell, a week's margin, a month's margin.
 *
 * Null where the page has no place for it: another stretch of time, or a horizon that a calendar does not show.
 */
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

/** The same day of the page before or after, the month's last where it is shorter; null where the calendar ends. */
export function dateOnPageBeside(view: CalendarView, date: DateOnly, step: 1 | -1): DateOnly | null {
  const next = view === 'week' ? plusDays(date, 7 * step) : sameDayOfMonth(date, step);
  return calendarDate(next) === next ? next : null;
}

function sameDayOfMonth(date: DateOnly, step: 1 | -1): DateOnly {
  const first = dateFrom(yearOf(date), monthOf(date) + step, 1);
  const length = daysInMonth(yearOf(first), monthOf(first));
  return dateFrom(yearOf(first), monthOf(first), Math.min(dayOf(date), length));
}
