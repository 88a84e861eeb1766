import { isDone } from '@cairn/core/goals/goal';
import { mayServe, periodsAround } from '@cairn/core/goals/parent-choices';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useSearch } from './search.ts';

const maxOffered = 30;

/**
 * Returns goals found by the query; without a query, open goals of longer periods that contain the goal's.
 */
export function useParentChoices(
  goal: GoalView,
  query: string,
  today: DateOnly,
  life: Life,
): readonly GoalView[] {
  const { replica } = useCairn();
  const { found, asOf } = useSearch(query);
  const isAsked = query.trim() !== '';
  return useMemo(() => {
    const parentOf = (key: string) => replica.goal(key)?.parent ?? null;
    const around = () =>
      periodsAround(goal, today, life)
        .flatMap((period) => replica.goalsInPeriod(period))
        .filter((one) => !isDone(one));
    const offered = isAsked
      ? found.filter(({ foundIn }) => foundIn === 'title').map((one) => one.goal)
      : around();
    const choices = offered.filter((one) => mayServe(goal, one, parentOf)).slice(0, maxOffered);
    return { choices, asOf };
  }, [replica, goal, found, asOf, isAsked, today, life]).choices;
}
