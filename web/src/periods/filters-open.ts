import { cellOf } from '../base/cell.ts';

export const filtersOpen = cellOf(false);

export interface ListToolsProps {
  /** Goals of days can have times. */
  readonly hasTimes: boolean;
  /** Goals of one period cannot be sorted by date. Defaults to true. */
  readonly isHorizon?: boolean;
  readonly hasColumns: boolean;
  /** The hours are sorted by time. */
  readonly hasOrders?: boolean;
}
