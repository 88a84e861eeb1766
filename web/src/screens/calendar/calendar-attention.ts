import { cellOf } from '../../base/cell.ts';

/** The only element of the calendar that Tab reaches: a place, or an item in it. */
export interface TabStop {
  readonly zone: string;
  /** A goal's key, `more`, or null for the place itself. */
  readonly item: string | null;
}

export const tabStop = cellOf<TabStop | null>(null);

export const openPlace = cellOf<string | null>(null);
