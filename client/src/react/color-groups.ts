import { type ColorGroup, goalsByColor } from '@cairn/core/goals/goals-by-color';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import type { Replica } from '../replica/replica.ts';
import { useCairn } from './cairn-context.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/** Returns goals by colour. Of a series, only the next unedited occurrence is included. */
export function useColorGroups(): {
  readonly status: 'loading' | 'ready';
  readonly groups: readonly ColorGroup<GoalView>[];
} {
  const { replica } = useCairn();
  const isWhole = useIsWhole();
  const version = useWatchedAfterFrame(replica, 'goals series load', () => replica.version);
  const groups = useMemo(() => goalsByColor(allGoals(replica, version)), [replica, version]);
  return { status: isWhole ? 'ready' : 'loading', groups };
}

/** @param _version recomputes the list, since the replica is always the same object */
function allGoals(replica: Replica, _version: number): readonly GoalView[] {
  return [...replica.shownGoals(), ...replica.nextUntouched()];
}
