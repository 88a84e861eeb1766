import type { DateOnly } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { cellOf } from '../base/cell.ts';

export interface HoursAim {
  /** Null while a new goal is drawn. */
  readonly key: string | null;
  readonly date: DateOnly;
  /** Null for the strip above the grid: a day without a time. */
  readonly block: DayBlock | null;
}

/** The place on the hour grid that a drag aims at; null if there is none. */
export const hoursAim = cellOf<HoursAim | null>(null);

export const hoursHeld = cellOf<string | null>(null);

export interface DrawnBlock {
  readonly date: DateOnly;
  readonly block: DayBlock;
}

export const drawing = cellOf<DrawnBlock | null>(null);
