import { type GoalFields, isDone } from './goal.ts';

export interface HomeGroups<Goal> {
  /** The current goal first, then by time. */
  readonly timed: readonly Goal[];
  /** In list order, with the dividers. */
  readonly untimed: readonly Goal[];
  readonly done: readonly Goal[];
}

/** Divides the goals of one list as Home shows them (docs/product.md, "Home"). */
export function homeGroupsOf<Goal extends Pick<GoalFields, 'doneDate' | 'datetimeFr'>>(
  goals: readonly Goal[],
  isCurrent: (goal: Goal) => boolean,
): HomeGroups<Goal> {
  const open = goals.filter((goal) => !isDone(goal));
  const startOf = (goal: Goal) => (isCurrent(goal) ? -Infinity : Date.parse(goal.datetimeFr ?? ''));
  return {
    timed: open
      .filter(({ datetimeFr }) => datetimeFr !== null)
      .toSorted((one, other) => startOf(one) - startOf(other)),
    untimed: open.filter(({ datetimeFr }) => datetimeFr === null),
    done: goals.filter(isDone),
  };
}
