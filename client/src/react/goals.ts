import { countsOf, type GoalCounts } from '@cairn/core/goals/counts';
import { type Period, periodKey } from '@cairn/core/time/periods';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched, useWatchedAfterFrame } from './use-watched.ts';

export interface GoalList {
  readonly status: 'loading' | 'ready';
  readonly goals: readonly GoalView[];
}

/** Returns the goals in list order. */
export function usePeriodGoals(period: Period): GoalList {
  const { replica } = useCairn();
  const goals = useWatched(replica, `period/${periodKey(period)}`, () => replica.goalsInPeriod(period));
  const isHere = useWatched(replica, 'load', () => replica.holdsPeriod(period));
  return useMemo(
    () => ({ status: isHere || goals.length > 0 ? 'ready' : 'loading', goals }),
    [isHere, goals],
  );
}

/**
 * Counts the goals of a period, for parts outside its list.
 *
 * @param wants filters the goals; null for all
 */
export function usePeriodCounts(
  period: Period,
  wants: ((goal: GoalView) => boolean) | null = null,
): GoalCounts {
  const { replica } = useCairn();
  const goals = useWatchedAfterFrame(replica, `period/${periodKey(period)} load`, () =>
    replica.goalsInPeriod(period),
  );
  return useMemo(() => countsOf(wants ? goals.filter(wants) : goals), [goals, wants]);
}
