import type { GoalView } from '../replica/goal-view.ts';
import { type RunningClimb, runningClimbs } from '../replica/running-climbs.ts';
import { startedClimb, startedClimbs, type StartedClimb, startedClimbOf } from '../replica/started-climbs.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';
import { useWatched, useWatchedAfterFrame } from './use-watched.ts';

const ofClimbs = 'climbs table/climb_subscriptions load';

/** Returns null until they are known. */
export function useRunningClimbs(): readonly RunningClimb[] | null {
  const cairn = useCairn();
  return useRead(ofClimbs, () => runningClimbs(cairn));
}

export function useStartedClimbs(): readonly StartedClimb[] {
  const cairn = useCairn();
  return useRead(ofClimbs, () => startedClimbs(cairn));
}

/** @param code the climb's code or slug */
export function useStartedClimb(code: string): StartedClimb | null {
  const cairn = useCairn();
  return useWatched(cairn.replica, ofClimbs, () => startedClimbOf(cairn, code));
}

/** Returns null for a goal without a climb of the user's own. */
export function useClimbOfGoal({
  climbSubscription,
}: Pick<GoalView, 'climbSubscription'>): StartedClimb | null {
  const cairn = useCairn();
  return useWatchedAfterFrame(cairn.replica, ofClimbs, () =>
    climbSubscription === null ? null : startedClimb(cairn, climbSubscription),
  );
}
