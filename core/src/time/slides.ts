import type { DateOnly } from './date-only.ts';
import type { ColumnId } from './horizons.ts';
import { type Life, type Period, periodAfter, periodOf, periodsFrom } from './periods.ts';

/** How many periods a view shows side by side, by column (spec core §9); life has no axis to slide on. */
const slideCounts: Readonly<Record<ColumnId, number>> = { 1: 7, 2: 6, 3: 6, 4: 5, 5: 0, 6: 4, 7: 5 };

/** How many slides a column's view shows; 0 for life, which is one panel without an axis. */
export function slideCountOf(columnId: ColumnId): number {
  return slideCounts[columnId];
}

/**
 * The periods on screen when a view is paged `page` pages away from today, page 0 beginning with the current one.
 *
 * A page steps by the whole row of slides, so nothing is skipped and nothing is shown twice.
 */
export function slidesOf(columnId: ColumnId, today: DateOnly, page: number, life: Life): readonly Period[] {
  const current = periodOf(columnId, today, life);
  const count = slideCountOf(columnId);
  return count === 0 ? [current] : periodsFrom(periodAfter(current, page * count), count);
}
