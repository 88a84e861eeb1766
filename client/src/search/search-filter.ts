import type { GoalColor } from '@cairn/core/goals/colors';
import type { GoalFilter } from '@cairn/core/goals/goal-filter';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';

/** Omitted parts filter nothing (docs/product.md, "Search"). */
export interface SearchFilter {
  readonly columnId?: ColumnId | undefined;
  /** The goal's period must overlap these days (inclusive). */
  readonly days?: { readonly from: DateOnly; readonly to: DateOnly } | undefined;
  readonly isDone?: boolean | undefined;
  readonly color?: GoalColor | undefined;
  readonly tag?: string | undefined;
  /** A user code. */
  readonly assignee?: string | undefined;
}

export function goalFilterOf({ columnId, days, isDone, color, tag, assignee }: SearchFilter): GoalFilter {
  return {
    days,
    columnIds: columnId === undefined ? undefined : [columnId],
    status: isDone === undefined ? undefined : isDone ? 'done' : 'undone',
    colors: color === undefined ? undefined : [color],
    tags: tag === undefined ? undefined : [tag],
    assignees: assignee === undefined ? undefined : [assignee],
  };
}
