import type { GoalView } from '../replica/goal-view.ts';
import {
  runningClimbs,
  startedClimb,
  startedClimbs,
  type StartedClimb,
  startedClimbOf,
} from '../climbs/running-climbs.ts';
import { useCairn } from './cairn-context.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useRead, useReadAfterFrame } from './use-read.ts';

const ofClimbs = 'climbs table/climb_subscriptions load';

/** Returns null until the disk is loaded. */
export function useRunningClimbs(): readonly StartedClimb[] | null {
  const cairn = useCairn();
  const climbs = useRead(ofClimbs, () => runningClimbs(cairn));
  return useIsWhole() || climbs.length > 0 ? climbs : null;
}

export function useStartedClimbs(): readonly StartedClimb[] {
  const cairn = useCairn();
  return useRead(ofClimbs, () => startedClimbs(cairn));
}

/** @param code the climb's code or slug */
export function useStartedClimb(code: string): StartedClimb | null {
  const cairn = useCairn();
  return useRead(ofClimbs, () => startedClimbOf(cairn, code));
}

/** Returns null for a goal without a climb of the user's own. */
export function useClimbOfGoal({
  climbSubscription,
}: Pick<GoalView, 'climbSubscription'>): StartedClimb | null {
  const cairn = useCairn();
  return useReadAfterFrame(ofClimbs, () =>
    climbSubscription === null ? null : startedClimb(cairn, climbSubscription),
  );
}
