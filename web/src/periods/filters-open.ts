import { cellOf } from '../base/cell.ts';

/** Whether the filters are asked for. */
export const filtersOpen = cellOf(false);

/** What a page's lists are, for what filters and sorts them. */
export interface ListToolsProps {
  /** Whether the lists are of days, whose goals can have a time. */
  readonly hasTimes: boolean;
  /** Whether several horizons are shown, so that some can be chosen. */
  /** Whether the lists are periods, where dates are no order; true where it is left out. */
  readonly isHorizon?: boolean;
  readonly hasColumns: boolean;
  /** Whether they can be shown in another order; goals on the hours stand where their time is. */
  readonly hasOrders?: boolean;
}
