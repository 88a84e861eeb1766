import { cellOf } from '../base/cell.ts';

export const filtersOpen = cellOf(false);

export interface ListToolsProps {
  /** Lists of days, whose goals can have times. */
  readonly hasTimes: boolean;
  /** Lists of periods, which cannot be sorted by date. Defaults to true. */
  readonly isHorizon?: boolean;
  readonly hasColumns: boolean;
  /** False on the hours, which are sorted by time. */
  readonly hasOrders?: boolean;
}
