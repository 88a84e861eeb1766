interface Rung {
  readonly doneDate: string | null;
  readonly type: unknown;
}

/**
 * Returns the first open subgoal, then its first open subgoal, and so on.
 *
 * @param subgoalsOf in list order
 */
export function rungsBelow<Goal extends Rung>(
  goal: Goal,
  subgoalsOf: (goal: Goal) => readonly Goal[],
): readonly Goal[] {
  const rungs: Goal[] = [];
  for (let at = firstOpen(subgoalsOf(goal)); at && at !== goal && !rungs.includes(at);) {
    rungs.push(at);
    at = firstOpen(subgoalsOf(at));
  }
  return rungs;
}

function firstOpen<Goal extends Rung>(goals: readonly Goal[]): Goal | undefined {
  return goals.find(({ doneDate, type }) => doneDate === null && type === null);
}
