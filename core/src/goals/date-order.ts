import type { GoalRow } from './goal.ts';
import { compareInList, type Ordered, sequenceFields } from './list-order.ts';

export type Dated = Pick<GoalRow, 'dueDate' | 'columnId'> & Ordered<typeof sequenceFields.column>;

/** Sorts after every date. */
const noDate = '9999-99-99';
const inPeriod = compareInList(sequenceFields.column);

/** Sorts by date, then from short to long horizons, then by order number; no date comes last. */
export function compareByDate(one: Dated, other: Dated): number {
  const [date, otherDate] = [one.dueDate ?? noDate, other.dueDate ?? noDate];
  if (date !== otherDate) return date < otherDate ? -1 : 1;
  return (one.columnId ?? 0) - (other.columnId ?? 0) || inPeriod(one, other);
}
