import type { DateOnly } from '@cairn/core/time/date-only';
import { weekOf } from '@cairn/core/time/periods';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import type { Replica } from '../replica/replica.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/** By space: the goals that are done in the week of a day, the last done day first. */
export function useDoneGoals(day: DateOnly): ReadonlyMap<string, readonly GoalView[]> {
  const { replica } = useCairn();
  const version = useWatchedAfterFrame(replica, 'goals load', () => replica.version);
  return useMemo(() => ({ goals: doneGoals(replica, day), asOf: version }), [replica, day, version]).goals;
}

function doneGoals(replica: Replica, day: DateOnly): ReadonlyMap<string, readonly GoalView[]> {
  const { firstDate, lastDate } = weekOf(day);
  const done = [...replica.shownGoals()].filter(
    ({ doneDate }) => doneDate !== null && doneDate >= firstDate && doneDate <= lastDate,
  );
  const latestFirst = done.toSorted((one, other) => (other.doneDate ?? '').localeCompare(one.doneDate ?? ''));
  return Map.groupBy(latestFirst, ({ space }) => space);
}
