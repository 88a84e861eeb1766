import { type Period, periodKey } from '@cairn/core/time/periods';
import { isDivider } from '@cairn/core/goals/goal';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/**
 * Returns null while there are no goals and goals are loading.
 *
 * @param wants filters the goals; null for all
 */
export function useGoalsTotal(
  periods: readonly Period[],
  wants: ((goal: GoalView) => boolean) | null,
): number | null {
  const { replica } = useCairn();
  const topics = periods.map((period) => `period/${periodKey(period)}`).join(' ');
  return useWatched(replica, `${topics} load`, () => {
    const goals = periods.flatMap((period) => replica.goalsInPeriod(period));
    const total = goals.filter((goal) => !isDivider(goal) && (!wants || wants(goal))).length;
    return total === 0 && periods.some((period) => !replica.holdsPeriod(period)) ? null : total;
  });
}
