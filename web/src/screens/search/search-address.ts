import { type GoalColor, isGoalColor } from '@cairn/core/goals/colors';
import { type ColumnId, isColumnId } from '@cairn/core/time/horizons';
import { type Stretch, stretches } from '@cairn/core/time/stretches';

export interface SearchAddress {
  readonly q?: string | undefined;
  readonly column?: ColumnId | undefined;
  readonly when?: Stretch | undefined;
  readonly status?: 'open' | 'done' | undefined;
  readonly color?: GoalColor | undefined;
  readonly tag?: string | undefined;
  /** A user code. */
  readonly assignee?: string | undefined;
  /** Searches deleted goals instead. */
  readonly deleted?: true | undefined;
  readonly goal?: string | undefined;
}

/** Ignores unknown values. */
export function searchAddress(search: Record<string, unknown>): SearchAddress {
  const { q, column, when, status, color, tag, assignee, deleted, goal } = search;
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    // The router parses digits as a number.
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
    column: isColumnId(column) ? column : undefined,
    when: stretches.find((stretch) => stretch === when),
    status: status === 'open' || status === 'done' ? status : undefined,
    color: isGoalColor(color) ? color : undefined,
    tag: textOf(tag),
    assignee: textOf(assignee),
    deleted: deleted === true ? true : undefined,
    goal: textOf(goal),
  };
}
