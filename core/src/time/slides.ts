import { type DateOnly, isoWeekday } from './date-only.ts';
import { type ColumnId, dayColumn, lifeColumn, monthColumn } from './horizons.ts';
import { type Life, type Period, periodAfter, periodOf, periodsFrom } from './periods.ts';

const slideCounts: Readonly<Record<ColumnId, number>> = { 1: 7, 2: 6, 3: 6, 4: 5, 5: 0, 6: 4, 7: 5 };

/** 0 for a life, which is a single panel. */
export function slideCountOf(columnId: ColumnId): number {
  return slideCounts[columnId];
}

/**
 * Returns the periods of a page; page 0 has the current one. Pages neither skip nor repeat a period.
 *
 * @param before number of periods on page 0 before the current one
 */
export function slidesOf(
  columnId: ColumnId,
  today: DateOnly,
  page: number,
  life: Life,
  before = 0,
): readonly Period[] {
  const current = periodOf(columnId, today, life);
  const count = slideCountOf(columnId);
  return count === 0 ? [current] : periodsFrom(periodAfter(current, page * count - before), count);
}

export type DaysBegin = 'today' | 'monday';

/**
 * Returns how many periods of page 0 are before the current one. Long horizons start one period earlier, so that
 * the current period is between its neighbours.
 */
export function periodsBefore(columnId: ColumnId, today: DateOnly, daysBegin: DaysBegin): number {
  if (columnId === dayColumn && daysBegin === 'monday') return isoWeekday(today) - 1;
  return Number(isLongHorizon(columnId));
}

/** Returns the periods of a page of the horizon's own view. */
export function ownSlidesOf(
  columnId: ColumnId,
  today: DateOnly,
  page: number,
  life: Life,
  daysBegin: DaysBegin = 'today',
): readonly Period[] {
  return slidesOf(columnId, today, page, life, periodsBefore(columnId, today, daysBegin));
}

/**
 * Returns the page with the period at this distance from the current one.
 *
 * @param before see `periodsBefore`
 */
export function ownPageOf(columnId: ColumnId, periodsAway: number, before: number): number {
  const count = slideCountOf(columnId);
  return count === 0 ? 0 : Math.floor((periodsAway + before) / count);
}

/** Whether the horizon's page starts one period before the current one. */
export function isLongHorizon(columnId: ColumnId): boolean {
  return columnId > monthColumn && columnId !== lifeColumn;
}
