import { type GoalRow, isDivider, isDone } from './goal.ts';

/** How many goals there are, and how many of them are done. */
export interface GoalCounts {
  readonly done: number;
  readonly total: number;
}

/** Counts the goals of a list; dividers do not count. */
export function countsOf(goals: readonly Pick<GoalRow, 'type' | 'doneDate'>[]): GoalCounts {
  const counted = goals.filter((goal) => !isDivider(goal));
  return { done: counted.filter(isDone).length, total: counted.length };
}

/** Whether a list is worth a celebration: there is something in it, and all of it is done. */
export function isAllDone({ done, total }: GoalCounts): boolean {
  return total > 0 && done === total;
}

/** Whether a goal is still open though everything below it is done. */
export function awaitsItsEnd(
  goal: Pick<GoalRow, 'doneDate'>,
  subgoals: readonly Pick<GoalRow, 'type' | 'doneDate'>[],
): boolean {
  return !isDone(goal) && isAllDone(countsOf(subgoals));
}

/** Whether a list has just been finished by ticking, not by taking away what was left. */
export function isJustDone(before: GoalCounts, after: GoalCounts): boolean {
  return before.total > 0 && !isAllDone(before) && isAllDone(after) && after.done > before.done;
}
