import type { DateOnly } from './date-only.ts';
import { type ColumnId, lifeColumn, monthColumn } from './horizons.ts';
import { type Life, type Period, periodAfter, periodOf, periodsFrom } from './periods.ts';

/** How many periods a view shows side by side, by column; life has no axis to slide on. */
const slideCounts: Readonly<Record<ColumnId, number>> = { 1: 7, 2: 6, 3: 6, 4: 5, 5: 0, 6: 4, 7: 5 };

/** How many slides a column's view shows; 0 for life, which is one panel without an axis. */
export function slideCountOf(columnId: ColumnId): number {
  return slideCounts[columnId];
}

/**
 * The periods on screen when a view is paged `page` pages away from today, page 0 beginning with the current one.
 *
 * A page steps by the whole row of slides, so nothing is skipped and nothing is shown twice.
 *
 * @param before how many earlier ones page 0 begins with
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

/**
 * The slides of a horizon's own view: the long ones begin with what has just passed, so that the current period stands
 * between its neighbours.
 */
export function ownSlidesOf(
  columnId: ColumnId,
  today: DateOnly,
  page: number,
  life: Life,
): readonly Period[] {
  return slidesOf(columnId, today, page, life, Number(isLongHorizon(columnId)));
}

/** The page of a horizon's own view that shows a period so many away from the current one. */
export function ownPageOf(columnId: ColumnId, periodsAway: number): number {
  const count = slideCountOf(columnId);
  return count === 0 ? 0 : Math.floor((periodsAway + Number(isLongHorizon(columnId))) / count);
}

/** Whether a horizon is so long that its own view shows the ladder, and the current period between its neighbours. */
export function isLongHorizon(columnId: ColumnId): boolean {
  return columnId > monthColumn && columnId !== lifeColumn;
}
