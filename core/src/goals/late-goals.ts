import type { DateOnly } from '../time/date-only.ts';
import { type ColumnId, dayColumn, weekColumn } from '../time/horizons.ts';
import { isPastDue } from '../time/periods.ts';
import { compareByDate, type Dated } from './date-order.ts';
import { type GoalRow, isDivider, isDone } from './goal.ts';

type MayBeLate = Pick<GoalRow, 'type' | 'columnId' | 'dueDate' | 'doneDate'>;

export function isLate(goal: MayBeLate, today: DateOnly): boolean {
  const { columnId, dueDate } = goal;
  if (columnId === null || dueDate === null || isDone(goal) || isDivider(goal)) return false;
  return isPastDue(columnId, dueDate, today);
}

/** Only late goals of days and weeks ask for a decision. Longer periods end too rarely. */
export const edgeColumns = [dayColumn, weekColumn] as const;

/** Longest overdue first. */
export function lateGoals<Goal extends MayBeLate & Dated>(
  goals: Iterable<Goal>,
  columnIds: readonly ColumnId[],
  today: DateOnly,
): readonly Goal[] {
  const late: Goal[] = [];
  for (const goal of goals)
    if (goal.columnId !== null && columnIds.includes(goal.columnId) && isLate(goal, today)) late.push(goal);
  return late.toSorted(compareByDate);
}
