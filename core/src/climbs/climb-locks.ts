import type { Instant } from '../goals/goal.ts';
import { type EpochMs, momentOf } from '../time/zones.ts';
import { type ClimbGoal, isTouched } from './climb-goal.ts';

export interface ClimbLock {
  readonly locked: boolean;
  /** When the period begins, if it is in the future. Null where only an earlier step is in the way. */
  readonly lockedTillDatetime: Instant | null;
}

/** The zone is slow to compute, and a climb may have a thousand goals. */
const openings = new Map<string, EpochMs>();
const mostOpenings = 5_000;

function openingOf({ climbStep: { opensOn } }: ClimbGoal, zone: string): EpochMs {
  const name = `${opensOn} ${zone}`;
  let moment = openings.get(name);
  if (moment === undefined) {
    moment = momentOf(opensOn, 0, zone);
    if (openings.size >= mostOpenings) openings.clear();
    openings.set(name, moment);
  }
  return moment;
}

const open: ClimbLock = { locked: false, lockedTillDatetime: null };
const waiting: ClimbLock = { locked: true, lockedTillDatetime: null };

/**
 * Returns the lock of each goal by id. A goal is open when it is done, or when its period has begun in `zone`. In a
 * climb in order, all goals of the step before must be done too, unless the goal is already touched. A step without
 * goals, such as a disabled one, is left out.
 *
 * @param goals all goals of one running climb that are not deleted, in any order
 * @throws RangeError for an unknown zone
 */
export function climbLocks(
  goals: readonly ClimbGoal[],
  zone: string,
  now: EpochMs,
): ReadonlyMap<string, ClimbLock> {
  const undone = undoneBefore(goals);
  return new Map(
    goals.map((goal) => {
      if (goal.doneDate !== null) return [goal.id, open];
      const opensAt = openingOf(goal, zone);
      if (opensAt > now)
        return [goal.id, { locked: true, lockedTillDatetime: new Date(opensAt).toISOString() }];
      const waits = goal.climbStep.inOrder && undone.has(goal.climbStep.number) && !isTouched(goal);
      return [goal.id, waits ? waiting : open];
    }),
  );
}

/** Returns the numbers of the steps whose step before is not done. */
function undoneBefore(goals: readonly ClimbGoal[]): ReadonlySet<number> {
  const isUndone = new Map<number, boolean>();
  for (const { climbStep, doneDate } of goals)
    isUndone.set(climbStep.number, (isUndone.get(climbStep.number) ?? false) || doneDate === null);
  const numbers = [...isUndone.keys()].toSorted((one, other) => one - other);
  return new Set(numbers.filter((_, at) => at > 0 && isUndone.get(numbers[at - 1] as number) === true));
}

/** Returns the next moment at which one of the locks opens by itself; null if none does. */
export function nextUnlocking(locks: Iterable<ClimbLock>): EpochMs | null {
  const moments = Array.from(locks, ({ lockedTillDatetime }) => lockedTillDatetime ?? '').filter(Boolean);
  return moments.length === 0
    ? null
    : Date.parse(moments.reduce((one, other) => (one < other ? one : other)));
}
