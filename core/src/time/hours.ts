import { type DateOnly, dayNumberOf } from './date-only.ts';

/**
 * The hour type: not a column of its own but the day column drawn as a grid of one day (docs/product.md 5.2).
 */
export const hourGrid = {
  unit: 'hour',
  length: 1,
  columnId: 1,
  /** Height of one hour, in pixels. */
  hourHeight: 64,
  /** Space above midnight, in pixels. */
  topPadding: 24,
  /** Blocks start and end on multiples of this, in minutes. */
  snapMinutes: 10,
  /** The shortest block, in minutes. */
  shortestMinutes: 30,
  /** How long a block is when somebody only clicks, in minutes. */
  clickedMinutes: 60,
  /** The lowest height a block is drawn at, in pixels. */
  lowestBlockHeight: 34,
} as const;

/** The last minute of a day, at which a block may end. */
export const minutesPerDay = 1440;

/** Where a minute of the day lies on the grid, in pixels from its top. */
export function gridTopOf(minutes: number): number {
  return hourGrid.topPadding + (minutes / 60) * hourGrid.hourHeight;
}

/** The minute of the day at a height on the grid, snapped, 0 to 1440. */
export function minutesAt(top: number): number {
  const minutes = ((top - hourGrid.topPadding) / hourGrid.hourHeight) * 60;
  const snapped = Math.round(minutes / hourGrid.snapMinutes) * hourGrid.snapMinutes;
  return Math.min(minutesPerDay, Math.max(0, snapped));
}

/** How high a block is drawn, in pixels; the shortest a little higher than they last, so that they can be read. */
export function heightOf({ from, to }: { readonly from: number; readonly to: number }): number {
  return Math.max(hourGrid.lowestBlockHeight, gridTopOf(to) - gridTopOf(from));
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(date: DateOnly): boolean {
  // 1 January 1970 was a Thursday.
  return (((dayNumberOf(date) + 3) % 7) + 7) % 7 >= 5;
}
