import { type DateOnly, isoWeekday } from './date-only.ts';

/** The grid of one day (docs/product.md, "Hours"). No column of its own: it draws the day column. */
export const hourGrid = {
  unit: 'hour',
  length: 1,
  columnId: 1,
  /** In pixels. */
  hourHeight: 64,
  /** Space above midnight, in pixels. */
  topPadding: 24,
  /** Blocks start and end on multiples of this, in minutes. */
  snapMinutes: 10,
  shortestMinutes: 30,
  /** Length of a block made by a click. */
  clickedMinutes: 60,
  /** In pixels. */
  lowestBlockHeight: 34,
} as const;

/** The minute at the end of a day, at which a block may end. */
export const minutesPerDay = 1440;

/** Returns the distance from the grid's top in pixels. */
export function gridTopOf(minutes: number): number {
  return hourGrid.topPadding + (minutes / 60) * hourGrid.hourHeight;
}

/** Returns the minute at a height, snapped, 0 to 1440. */
export function minutesAt(top: number): number {
  const minutes = ((top - hourGrid.topPadding) / hourGrid.hourHeight) * 60;
  const snapped = Math.round(minutes / hourGrid.snapMinutes) * hourGrid.snapMinutes;
  return Math.min(minutesPerDay, Math.max(0, snapped));
}

/** Returns the height in pixels. Very short blocks are drawn taller, to be readable. */
export function heightOf({ from, to }: { readonly from: number; readonly to: number }): number {
  return Math.max(hourGrid.lowestBlockHeight, gridTopOf(to) - gridTopOf(from));
}

export function isWeekend(date: DateOnly): boolean {
  return isoWeekday(date) >= 6;
}
