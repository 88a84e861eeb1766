import type { ClimbGoal } from './climb-goal.ts';

/** Ids of the goals of a climb that is left. */
export interface LeftClimb {
  /** Goals that are not done; they can be restored as plain goals. */
  readonly deleted: readonly string[];
  /** Done goals, which become plain goals. */
  readonly kept: readonly string[];
}

export function leftClimb(goals: readonly Pick<ClimbGoal, 'id' | 'doneDate'>[]): LeftClimb {
  const idsOf = (isDone: boolean) =>
    goals.filter(({ doneDate }) => (doneDate !== null) === isDone).map(({ id }) => id);
  return { deleted: idsOf(false), kept: idsOf(true) };
}
