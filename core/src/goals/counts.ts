import { type GoalRow, isDivider, isDone } from './goal.ts';

export interface GoalCounts {
  readonly done: number;
  readonly total: number;
}

/** Dividers are not counted. */
export function countsOf(goals: readonly Pick<GoalRow, 'type' | 'doneDate'>[]): GoalCounts {
  const counted = goals.filter((goal) => !isDivider(goal));
  return { done: counted.filter(isDone).length, total: counted.length };
}

export function isAllDone({ done, total }: GoalCounts): boolean {
  return total > 0 && done === total;
}

/** Returns true if all subgoals are done, but not the goal itself. */
export function awaitsItsEnd(
  goal: Pick<GoalRow, 'doneDate'>,
  subgoals: readonly Pick<GoalRow, 'type' | 'doneDate'>[],
): boolean {
  return !isDone(goal) && isAllDone(countsOf(subgoals));
}

/** Returns false if only open goals were removed. */
export function isJustDone(before: GoalCounts, after: GoalCounts): boolean {
  return before.total > 0 && !isAllDone(before) && isAllDone(after) && after.done > before.done;
}
