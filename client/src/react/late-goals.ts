import { lateGoals } from '@cairn/core/goals/late-goals';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/**
 * The late goals of some horizons that are in memory, those that wait longest first.
 *
 * Of what repeats only those that somebody has touched: the days that were left out are no decision that waits.
 *
 * @param columnIds the same list each time
 */
export function useLateGoals(columnIds: readonly ColumnId[], today: DateOnly): readonly GoalView[] {
  const { replica } = useCairn();
  const version = useWatchedAfterFrame(replica, 'goals load', () => replica.version);
  return useMemo(
    () => ({ goals: lateGoals(replica.shownGoals(), columnIds, today), asOf: version }),
    [replica, columnIds, today, version],
  ).goals;
}
