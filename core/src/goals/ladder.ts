/** What of a goal says whether one climbs down to it. */
interface Rung {
  readonly doneDate: string | null;
  readonly type: unknown;
}

/**
 * The rungs below a goal, nearest first: of each goal its first open subgoal, down to what has none.
 *
 * @param subgoalsOf in the order of the list
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
