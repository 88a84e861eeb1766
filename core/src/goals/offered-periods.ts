import type { DateOnly } from '../time/date-only.ts';
import { type ColumnId, columnsWideToNarrow, dayColumn, weekColumn } from '../time/horizons.ts';
import { dueDateOf, type Life, periodOf } from '../time/periods.ts';
import type { Schedule } from './schedule.ts';

/**
 * Returns the periods that a new subgoal is offered: in the next shorter horizon, and a day. The periods are within the
 * parent's period, and contain today if possible. None for a parent of a day or of the past.
 *
 * @param parent null for a parent without a date
 */
export function offeredPeriods(parent: Schedule | null, today: DateOnly, life: Life): readonly Schedule[] {
  const within = parent && periodOf(parent.columnId, parent.dueDate, life);
  if (within && within.lastDate < today) return [];
  const date = within && within.firstDate > today ? within.firstDate : today;
  const shorter = parent ? shorterThan(parent.columnId) : weekColumn;
  if (shorter === null) return [];
  const columns: readonly ColumnId[] = shorter === dayColumn ? [dayColumn] : [shorter, dayColumn];
  return columns.map((columnId) => ({ columnId, dueDate: dueDateOf(periodOf(columnId, date, life)) }));
}

function shorterThan(columnId: ColumnId): ColumnId | null {
  return columnsWideToNarrow[columnsWideToNarrow.indexOf(columnId) + 1] ?? null;
}
