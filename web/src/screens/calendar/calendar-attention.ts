import { cellOf } from '../../base/cell.ts';

/** The one stop of the calendar that Tab leads to: a place itself, or a goal or the rest's button in it. */
export interface TabStop {
  readonly zone: string;
  /** The goal's key, `more`, or null for the place itself. */
  readonly item: string | null;
}

/** Where Tab leads. */
export const tabStop = cellOf<TabStop | null>(null);

/** The place whose goals are all shown, over what stands around it. */
export const openPlace = cellOf<string | null>(null);
