import { cellOf } from '../base/cell.ts';

export const filtersOpen = cellOf(false);

export interface ListToolsProps {
  /** True if the page has goals of days, which can have times. */
  readonly hasTimes: boolean;
  /** False for one period, whose goals cannot be sorted by date. Defaults to true. */
  readonly isHorizon?: boolean;
  /** True for lists that have one person's goals each. */
  readonly isTeam?: boolean;
  readonly hasColumns: boolean;
  /** False for the hours, which are sorted by time. */
  readonly hasOrders?: boolean;
}
