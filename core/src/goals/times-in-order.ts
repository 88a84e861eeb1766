import type { GoalFields } from './goal.ts';

/** Sorts timed goals among their own positions. Goals without a time stay. */
export function timesInOrder<Goal extends Pick<GoalFields, 'datetimeFr'>>(
  goals: readonly Goal[],
): readonly Goal[] {
  const timed = goals.filter(hasTime);
  const inOrder = timed.toSorted((one, other) => Date.parse(one.datetimeFr) - Date.parse(other.datetimeFr));
  if (inOrder.every((goal, index) => goal === timed[index])) return goals;
  let next = 0;
  return goals.map((goal) => (hasTime(goal) ? (inOrder[next++] ?? goal) : goal));
}

function hasTime<Goal extends Pick<GoalFields, 'datetimeFr'>>(
  goal: Goal,
): goal is Goal & { readonly datetimeFr: string } {
  return goal.datetimeFr !== null;
}
