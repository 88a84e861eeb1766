import { rungsBelow } from '@cairn/core/goals/ladder';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

export function useRungsBelow(goal: GoalView): readonly GoalView[] {
  const { replica } = useCairn();
  const version = useWatchedAfterFrame(replica, 'goals load', () => replica.version);
  return useMemo(
    () => ({ rungs: rungsBelow(goal, ({ key }) => replica.subgoalsOf(key)), asOf: version }).rungs,
    [replica, goal, version],
  );
}
