import type { DateOnly } from '../time/date-only.ts';
import type { EpochMs } from '../time/zones.ts';
import { type ClimbGoal, compareClimbGoals } from './climb-goal.ts';
import { type ClimbLock, climbLocks } from './climb-locks.ts';

export interface ClimbProgressEntry extends ClimbLock {
  readonly goalId: string;
  readonly doneDate: DateOnly | null;
}

/** Returns an entry for each goal, by step and repeat. */
export function climbProgress(
  goals: readonly ClimbGoal[],
  zone: string,
  now: EpochMs,
): readonly ClimbProgressEntry[] {
  const locks = climbLocks(goals, zone, now);
  return goals.toSorted(compareClimbGoals).map(({ id, doneDate }) => ({
    goalId: id,
    doneDate,
    ...(locks.get(id) as ClimbLock),
  }));
}

/** Returns the first goal that is open and not done, or null. */
export function nextClimbGoal<Goal extends ClimbGoal>(
  goals: readonly Goal[],
  zone: string,
  now: EpochMs,
): Goal | null {
  const locks = climbLocks(goals, zone, now);
  return (
    goals
      .toSorted(compareClimbGoals)
      .find(({ id, doneDate }) => doneDate === null && locks.get(id)?.locked === false) ?? null
  );
}

/** Whether the climb still runs. A finished one does not count against the limit, and can be started again. */
export function isRunning(goals: readonly Pick<ClimbGoal, 'doneDate'>[]): boolean {
  return goals.some(({ doneDate }) => doneDate === null);
}
