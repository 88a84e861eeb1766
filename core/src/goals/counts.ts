import { type GoalRow, isDivider, isDone } from './goal.ts';

export interface GoalCounts {
  readonly done: number;
  readonly total: number;
}

/** Counts done goals and all goals, both without dividers. */
export function countsOf(goals: readonly Pick<GoalRow, 'type' | 'doneDate'>[]): GoalCounts {
  const counted = goals.filter((goal) => !isDivider(goal));
  return { done: counted.filter(isDone).length, total: counted.length };
}

/** Whether all goals are done; false for an empty list. */
export function isAllDone({ done, total }: GoalCounts): boolean {
  return total > 0 && done === total;
}

/** Whether a goal is open although all its subgoals are done. */
export function awaitsItsEnd(
  goal: Pick<GoalRow, 'doneDate'>,
  subgoals: readonly Pick<GoalRow, 'type' | 'doneDate'>[],
): boolean {
  return !isDone(goal) && isAllDone(countsOf(subgoals));
}

/** Whether the list was completed by ticking, not by removing open goals. */
export function isJustDone(before: GoalCounts, after: GoalCounts): boolean {
  return before.total > 0 && !isAllDone(before) && isAllDone(after) && after.done > before.done;
}
