import { type DateOnly, isoWeekday } from './date-only.ts';

/** The grid of a day (docs/product.md, "Hours"). */
export const hourGrid = {
  unit: 'hour',
  length: 1,
  columnId: 1,
  /** In pixels. */
  hourHeight: 64,
  /** Space above midnight, in pixels. */
  topPadding: 24,
  /** In minutes; blocks start and end on multiples of this value. */
  snapMinutes: 10,
  shortestMinutes: 30,
  /** In minutes: the length of a block that a click creates. */
  clickedMinutes: 60,
  /** In pixels. */
  lowestBlockHeight: 34,
} as const;

/** Midnight, the latest end of a block. */
export const minutesPerDay = 1440;

/** Returns the distance from the top, in pixels. */
export function gridTopOf(minutes: number): number {
  return hourGrid.topPadding + (minutes / 60) * hourGrid.hourHeight;
}

/** Returns the nearest grid line, in minutes from 0 to 1440. */
export function minutesAt(top: number): number {
  const minutes = ((top - hourGrid.topPadding) / hourGrid.hourHeight) * 60;
  const snapped = Math.round(minutes / hourGrid.snapMinutes) * hourGrid.snapMinutes;
  return Math.min(minutesPerDay, Math.max(0, snapped));
}

/** Returns pixels. Very short blocks are drawn taller, so that they can be read. */
export function heightOf({ from, to }: { readonly from: number; readonly to: number }): number {
  return Math.max(hourGrid.lowestBlockHeight, gridTopOf(to) - gridTopOf(from));
}

export function isWeekend(date: DateOnly): boolean {
  return isoWeekday(date) >= 6;
}
