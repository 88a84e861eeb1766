import type { GoalColor } from '@cairn/core/goals/colors';
import { isDone } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { type Life, periodOf } from '@cairn/core/time/periods';
import type { GoalView } from '../replica/goal-view.ts';

/** Which of the goals with the words are wanted (`product.md` 5.26); what is left out holds nothing back. */
export interface SearchFilter {
  readonly columnId?: ColumnId | undefined;
  /** Goals whose period has a day between these, ends included. */
  readonly days?: { readonly from: DateOnly; readonly to: DateOnly } | undefined;
  readonly isDone?: boolean | undefined;
  readonly color?: GoalColor | undefined;
  readonly tag?: string | undefined;
}

/** Whether a goal passes a filter. */
export function passes(goal: GoalView, filter: SearchFilter, life: Life): boolean {
  if (filter.columnId !== undefined && goal.columnId !== filter.columnId) return false;
  if (filter.isDone !== undefined && isDone(goal) !== filter.isDone) return false;
  if (filter.color !== undefined && goal.color !== filter.color) return false;
  if (filter.tag !== undefined && !goal.tags.includes(filter.tag)) return false;
  if (filter.days === undefined) return true;
  if (goal.columnId === null || goal.dueDate === null) return false;
  const { firstDate, lastDate } = periodOf(goal.columnId, goal.dueDate, life);
  return firstDate <= filter.days.to && lastDate >= filter.days.from;
}
