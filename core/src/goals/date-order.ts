import type { GoalRow } from './goal.ts';
import { compareInList, type Ordered, sequenceFields } from './list-order.ts';

/** What stands in an order of days. */
export type Dated = Pick<GoalRow, 'dueDate' | 'columnId'> & Ordered<typeof sequenceFields.column>;

/** After every day there is. */
const noDate = '9999-99-99';
const inPeriod = compareInList(sequenceFields.column);

/**
 * Compares two goals of many periods: the earlier date first, narrow horizons before wide ones, what has no date last, and
 * those of one period as they stand in its list, so that devices agree.
 */
export function compareByDate(one: Dated, other: Dated): number {
  const [date, otherDate] = [one.dueDate ?? noDate, other.dueDate ?? noDate];
  if (date !== otherDate) return date < otherDate ? -1 : 1;
  return (one.columnId ?? 0) - (other.columnId ?? 0) || inPeriod(one, other);
}
