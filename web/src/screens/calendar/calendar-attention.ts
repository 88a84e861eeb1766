import { cellOf } from '../../base/cell.ts';

/** The only tab stop of the calendar: a place, or a goal or the "more" button in it. */
export interface TabStop {
  readonly zone: string;
  /** The goal's key, `more`, or null for the place itself. */
  readonly item: string | null;
}

export const tabStop = cellOf<TabStop | null>(null);

export const openPlace = cellOf<string | null>(null);
