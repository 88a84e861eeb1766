import type { DateOnly } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { cellOf } from '../base/cell.ts';

/** Where a drag over the hour grid would put what it holds. */
export interface HoursAim {
  /** The goal; null while a new one is drawn. */
  readonly key: string | null;
  readonly date: DateOnly;
  /** Null for the strip above the grid: the day without a time. */
  readonly block: DayBlock | null;
}

/** Where the drag that is going on aims at; null when there is none, or it aims at nothing. */
export const hoursAim = cellOf<HoursAim | null>(null);

/** The goal that is being dragged over the grid. */
export const hoursHeld = cellOf<string | null>(null);

/** A block that was drawn and has no name yet. */
export interface DrawnBlock {
  readonly date: DateOnly;
  readonly block: DayBlock;
}

/** The block that is being named; at most one. */
export const drawing = cellOf<DrawnBlock | null>(null);
