import {
  type DateOnly,
  dateFrom,
  dateOfDayNumber,
  dayOf,
  daysInMonth,
  dayNumberOf,
  isoWeekday,
  minusDays,
  monthOf,
  plusDays,
  yearOf,
} from './date-only.ts';
import { type ColumnId, specOf } from './horizons.ts';

/** Both dates are inclusive. */
export interface Period {
  readonly columnId: ColumnId;
  readonly firstDate: DateOnly;
  readonly lastDate: DateOnly;
}

/** The dates that a user plans for, inclusive. */
export interface Life {
  readonly firstDate: DateOnly;
  readonly lastDate: DateOnly;
}

/** Used until the user sets their own dates. */
export const defaultLife: Life = { firstDate: '1980-02-01', lastDate: '2060-02-01' };

/** In years. */
const lifeLength = 80;

/** Whether the user has set their own dates. Someone may be born on the first date of the default. */
export function isLifeChosen({ firstDate, lastDate }: Life, birthday: DateOnly | null = null): boolean {
  return birthday === firstDate || firstDate !== defaultLife.firstDate || lastDate !== defaultLife.lastDate;
}

/** Returns 80 years from a birthday. From 29 February they end on the last of February. */
export function lifeFrom(birthday: DateOnly): Life {
  const [year, month] = [yearOf(birthday) + lifeLength, monthOf(birthday)];
  return {
    firstDate: birthday,
    lastDate: dateFrom(year, month, Math.min(dayOf(birthday), daysInMonth(year, month))),
  };
}

/** Returns the week, Monday to Sunday. */
export function weekOf(date: DateOnly): Period {
  const firstDate = minusDays(date, isoWeekday(date) - 1);
  return { columnId: 2, firstDate, lastDate: plusDays(firstDate, 6) };
}

/**
 * Returns the period that contains `date` (docs/product.md, "Due dates outside the day column"). Decades
 * start at years divisible by ten. A life contains every date, so its goals stay when the user changes their
 * life's dates.
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

/** Returns null for a life, and at the end of the supported range. */
export function nextPeriod({ columnId, lastDate }: Period): Period | null {
  const date = plusDays(lastDate, 1);
  return columnId === 5 || date <= lastDate ? null : periodOf(columnId, date);
}

/** Returns null for a life, and at the start of the supported range. */
export function previousPeriod({ columnId, firstDate }: Period): Period | null {
  const date = minusDays(firstDate, 1);
  return columnId === 5 || date >= firstDate ? null : periodOf(columnId, date);
}

export function periodsFrom(period: Period, count: number): readonly Period[] {
  const periods: Period[] = [period];
  while (periods.length < count) {
    const next = nextPeriod(periods[periods.length - 1] as Period);
    if (!next) break;
    periods.push(next);
  }
  return periods;
}

/** Returns the period `steps` later, or earlier if negative; a life stays the same. */
export function periodAfter(period: Period, steps: number): Period {
  let at = period;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    at = (steps > 0 ? nextPeriod(at) : previousPeriod(at)) ?? at;
  }
  return at;
}

/** Returns the number of periods; negative if `to` is earlier, 0 for a life. */
export function periodsBetween(columnId: ColumnId, from: DateOnly, to: DateOnly): number {
  if (specOf(columnId).unit === null) return 0;
  const step = from < to ? 1 : -1;
  let steps = 0;
  for (let at = periodOf(columnId, from); !holdsDate(at, to); at = periodAfter(at, step)) steps += step;
  return steps;
}

/** The stored due date of a period is its last day (docs/product.md, "Due dates outside the day column"). */
export function dueDateOf(period: Period): DateOnly {
  return period.lastDate;
}

export function holdsDate(period: Period, date: DateOnly): boolean {
  return period.columnId === 5 || (period.firstDate <= date && date <= period.lastDate);
}

/** Compare due dates with this function, never directly. */
export function isSamePeriod(columnId: ColumnId, one: DateOnly, other: DateOnly): boolean {
  return holdsDate(periodOf(columnId, one), other);
}

/**
 * Returns the due dates of periods that overlap `[from, to]` (docs/product.md, "Due dates outside the day
 * column"). A null bound is open. For a life, all due dates, or null outside of the life.
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

export function isPastDue(columnId: ColumnId, dueDate: DateOnly, today: DateOnly): boolean {
  return columnId !== 5 && periodOf(columnId, dueDate).lastDate < today;
}

/** Returns a stable key such as `3:2026-11-01`. */
export function periodKey(period: Period): string {
  return period.columnId === 5 ? '5' : `${period.columnId}:${period.firstDate}`;
}

/** Meant for weeks and months. */
export function daysOf(period: Period): readonly DateOnly[] {
  const first = dayNumberOf(period.firstDate);
  const count = dayNumberOf(period.lastDate) - first + 1;
  return Array.from({ length: count }, (_, index) => dateOfDayNumber(first + index));
}
