import { folded } from '../folded.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { type Life, periodOf } from '../time/periods.ts';
import type { GoalColor } from './colors.ts';
import { type GoalRow, isDivider, isDone } from './goal.ts';

/** The filter value for goals that have none. */
export const noneOf = 'none';

/** A goal must match each part, by any of the part's values. An empty or missing part matches all. */
export interface GoalFilter {
  readonly columnIds?: readonly ColumnId[] | undefined;
  /** The goal's period must overlap these days (inclusive). */
  readonly days?: { readonly from: DateOnly; readonly to: DateOnly } | undefined;
  readonly status?: 'done' | 'undone' | undefined;
  readonly colors?: readonly (GoalColor | typeof noneOf)[] | undefined;
  /** Compared without case and accents. */
  readonly tags?: readonly string[] | undefined;
  /** User codes or `none`. */
  readonly assignees?: readonly string[] | undefined;
  readonly spaces?: readonly string[] | undefined;
  readonly bucketIds?: readonly string[] | undefined;
}

type Filtered = Pick<
  GoalRow,
  'type' | 'columnId' | 'dueDate' | 'doneDate' | 'color' | 'tags' | 'assignee' | 'space' | 'bucketId'
>;

export function isOpenFilter(filter: GoalFilter): boolean {
  return Object.values(filter).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
}

/** A filter with any part hides dividers. */
export function passing(filter: GoalFilter, life: Life): (goal: Filtered) => boolean {
  if (isOpenFilter(filter)) return () => true;
  const { days, status } = filter;
  const columnIds = wantedOf(filter.columnIds);
  const colors = wantedOf(filter.colors);
  const assignees = wantedOf(filter.assignees);
  const spaces = wantedOf(filter.spaces);
  const bucketIds = wantedOf(filter.bucketIds);
  const tags = wantedOf(filter.tags?.map(folded));
  return (goal) =>
    !isDivider(goal) &&
    (status === undefined || isDone(goal) === (status === 'done')) &&
    (!columnIds || (goal.columnId !== null && columnIds.has(goal.columnId))) &&
    (!colors || colors.has(goal.color ?? noneOf)) &&
    (!assignees || assignees.has(goal.assignee ?? noneOf)) &&
    (!spaces || spaces.has(goal.space)) &&
    (!bucketIds || (goal.bucketId !== null && bucketIds.has(goal.bucketId))) &&
    (!tags || goal.tags.some((tag) => tags.has(folded(tag)))) &&
    (days === undefined || isWithin(goal, days, life));
}

function wantedOf<Value>(values: readonly Value[] | undefined): ReadonlySet<Value> | null {
  return values && values.length > 0 ? new Set(values) : null;
}

function isWithin(goal: Filtered, { from, to }: NonNullable<GoalFilter['days']>, life: Life): boolean {
  if (goal.columnId === null || goal.dueDate === null) return false;
  const { firstDate, lastDate } = periodOf(goal.columnId, goal.dueDate, life);
  return firstDate <= to && lastDate >= from;
}
