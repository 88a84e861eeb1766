import type { DateOnly } from '@cairn/core/time/date-only';
import type { GoalView } from '../replica/goal-view.ts';
import { weekOf } from '@cairn/core/time/periods';
import { useMemo } from 'react';
import type { Replica } from '../replica/replica.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

export interface DoneCounts {
  readonly inDay: number;
  readonly inWeek: number;
}

export function useDoneCounts(day: DateOnly): ReadonlyMap<string, DoneCounts> {
  const { replica } = useCairn();
  const version = useWatchedAfterFrame(replica, 'goals load', () => replica.version);
  return useMemo(() => ({ counts: doneCounts(replica, day), asOf: version }), [replica, day, version]).counts;
}

/** The goals of a space that are done in the week of a day, the last done day first. */
export function useDoneGoals(space: string, day: DateOnly): readonly GoalView[] {
  const { replica } = useCairn();
  const version = useWatchedAfterFrame(replica, 'goals load', () => replica.version);
  return useMemo(
    () => ({ goals: doneGoals(replica, space, day), asOf: version }),
    [replica, space, day, version],
  ).goals;
}

function doneGoals(replica: Replica, space: string, day: DateOnly): readonly GoalView[] {
  const { firstDate, lastDate } = weekOf(day);
  return [...replica.shownGoals()]
    .filter(
      ({ space: its, doneDate }) =>
        its === space && doneDate !== null && doneDate >= firstDate && doneDate <= lastDate,
    )
    .toSorted((one, other) => (other.doneDate ?? '').localeCompare(one.doneDate ?? ''));
}

function doneCounts(replica: Replica, day: DateOnly): ReadonlyMap<string, DoneCounts> {
  const counts = new Map<string, { inDay: number; inWeek: number }>();
  const week = weekOf(day);
  for (const { space, doneDate } of replica.shownGoals()) {
    if (doneDate === null || doneDate < week.firstDate || doneDate > week.lastDate) continue;
    const count = counts.get(space) ?? { inDay: 0, inWeek: 0 };
    counts.set(space, count);
    count.inWeek += 1;
    if (doneDate === day) count.inDay += 1;
  }
  return counts;
}
