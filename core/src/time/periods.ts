import {
  type DateOnly,
  dateFrom,
  dateOfDayNumber,
  daysInMonth,
  dayNumberOf,
  isoWeekday,
  minusDays,
  monthOf,
  plusDays,
  yearOf,
} from './date-only.ts';
import { type ColumnId, specOf } from './horizons.ts';

/** One stretch of time on one horizon, both days included. */
export interface Period {
  readonly columnId: ColumnId;
  readonly firstDate: DateOnly;
  readonly lastDate: DateOnly;
}

/** The years a person plans for, both days included. */
export interface Life {
  readonly firstDate: DateOnly;
  readonly lastDate: DateOnly;
}

/** The life of somebody who has not said when theirs began and may end. */
export const defaultLife: Life = { firstDate: '1980-02-01', lastDate: '2060-02-01' };

/**
 * The ISO week that holds `date`, Monday to Sunday.
 *
 * At the turn of a year the week belongs to both years: 1 January 2027 lies in the week of 28 December.
 */
export function weekOf(date: DateOnly): Period {
  const firstDate = minusDays(date, isoWeekday(date) - 1);
  return { columnId: 2, firstDate, lastDate: plusDays(firstDate, 6) };
}

/**
 * The period of a column that holds `date` (docs/product.md 5.1).
 *
 * Decades start at years divisible by ten. Life is one period, so it holds every date, also one outside of it:
 * a goal of a lifetime stays one when the person's life range changes.
 */
export function periodOf(columnId: ColumnId, date: DateOnly, life: Life = defaultLife): Period {
  const { unit, length } = specOf(columnId);
  switch (unit) {
    case null:
      return { columnId, firstDate: life.firstDate, lastDate: life.lastDate };
    case 'day':
      return { columnId, firstDate: date, lastDate: date };
    case 'week':
      return weekOf(date);
    case 'month': {
      const year = yearOf(date);
      const firstMonth = Math.floor((monthOf(date) - 1) / length) * length + 1;
      const lastMonth = firstMonth + length - 1;
      return {
        columnId,
        firstDate: dateFrom(year, firstMonth, 1),
        lastDate: dateFrom(year, lastMonth, daysInMonth(year, lastMonth)),
      };
    }
    case 'year': {
      const firstYear = Math.floor(yearOf(date) / length) * length;
      return {
        columnId,
        firstDate: dateFrom(firstYear, 1, 1),
        lastDate: dateFrom(firstYear + length - 1, 12, 31),
      };
    }
  }
}

/** The period after this one; null for life, which has none, and where no day follows. */
export function nextPeriod({ columnId, lastDate }: Period): Period | null {
  const date = plusDays(lastDate, 1);
  return columnId === 5 || date <= lastDate ? null : periodOf(columnId, date);
}

/** The period before this one; null for life, and where no day lies before. */
export function previousPeriod({ columnId, firstDate }: Period): Period | null {
  const date = minusDays(firstDate, 1);
  return columnId === 5 || date >= firstDate ? null : periodOf(columnId, date);
}

/** `count` periods in a row, the first being `period`; fewer where there are no more, only itself for life. */
export function periodsFrom(period: Period, count: number): readonly Period[] {
  const periods: Period[] = [period];
  while (periods.length < count) {
    const next = nextPeriod(periods[periods.length - 1] as Period);
    if (!next) break;
    periods.push(next);
  }
  return periods;
}

/** The period `undoStack` after this one, before it when negative; itself for life. */
export function periodAfter(period: Period, steps: number): Period {
  let at = period;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    at = (steps > 0 ? nextPeriod(at) : previousPeriod(at)) ?? at;
  }
  return at;
}

/** How many periods of a column lie from the one of a day to the one of another, negative when that is earlier; 0 for life. */
export function periodsBetween(columnId: ColumnId, from: DateOnly, to: DateOnly): number {
  if (specOf(columnId).unit === null) return 0;
  const step = from < to ? 1 : -1;
  let steps = 0;
  for (let at = periodOf(columnId, from); !holdsDate(at, to); at = periodAfter(at, step)) steps += step;
  return steps;
}

/** The date that our own clients write when a person picks a period: its last day (docs/product.md 5.1). */
export function dueDateOf(period: Period): DateOnly {
  return period.lastDate;
}

/** Whether a date lies in a period; every date lies in a life. */
export function holdsDate(period: Period, date: DateOnly): boolean {
  return period.columnId === 5 || (period.firstDate <= date && date <= period.lastDate);
}

/** Whether two dates of one column fall in the same period; stored dates themselves are never compared. */
export function isSamePeriod(columnId: ColumnId, one: DateOnly, other: DateOnly): boolean {
  return holdsDate(periodOf(columnId, one), other);
}

/**
 * The due dates of a column whose period overlaps `[from, to]`, both included (docs/product.md 5.1).
 *
 * A null bound is open. Every due date of the life column belongs to the range when life overlaps it, none otherwise.
 */
export function dueDatesOverlapping(
  columnId: ColumnId,
  from: DateOnly | null,
  to: DateOnly | null,
  life: Life = defaultLife,
): { readonly from: DateOnly | null; readonly to: DateOnly | null } | null {
  if (columnId === 5) {
    const overlaps = (from === null || from <= life.lastDate) && (to === null || to >= life.firstDate);
    return overlaps ? { from: null, to: null } : null;
  }
  return {
    from: from && periodOf(columnId, from).firstDate,
    to: to && periodOf(columnId, to).lastDate,
  };
}

/** Whether a goal of this column and due date is late today: its period has ended; life is never late. */
export function isPastDue(columnId: ColumnId, dueDate: DateOnly, today: DateOnly): boolean {
  return columnId !== 5 && periodOf(columnId, dueDate).lastDate < today;
}

/** A period's name for lists and keys that outlives a session: `3:2026-11-01`. */
export function periodKey(period: Period): string {
  return period.columnId === 5 ? '5' : `${period.columnId}:${period.firstDate}`;
}

/** Every day of a period, in order; meant for weeks and months. */
export function daysOf(period: Period): readonly DateOnly[] {
  const first = dayNumberOf(period.firstDate);
  const count = dayNumberOf(period.lastDate) - first + 1;
  return Array.from({ length: count }, (_, index) => dateOfDayNumber(first + index));
}
