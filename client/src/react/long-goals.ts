import { isDivider, isDone } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import { columnsWideToNarrow, dayColumn } from '@cairn/core/time/horizons';
import { type Life, periodKey, periodOf } from '@cairn/core/time/periods';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/** Open goals with subgoals, in current periods longer than a day; longest horizon first. */
export function useLongGoals(today: DateOnly, life: Life): readonly GoalView[] {
  const { replica } = useCairn();
  const periods = useMemo(
    () =>
      columnsWideToNarrow
        .filter((columnId) => columnId !== dayColumn)
        .map((columnId) => periodOf(columnId, today, life)),
    [today, life],
  );
  const topics = periods.map((period) => `period/${periodKey(period)}`).join(' ');
  const version = useWatchedAfterFrame(replica, `${topics} load`, () => replica.version);
  return useMemo(
    () => ({
      goals: periods
        .flatMap((period) => replica.goalsInPeriod(period))
        .filter((goal) => goal.subgoalCount > 0 && !isDone(goal) && !isDivider(goal)),
      asOf: version,
    }),
    [replica, periods, version],
  ).goals;
}
