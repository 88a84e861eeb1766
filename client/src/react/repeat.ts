import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** Returns null if the goal does not repeat. */
export function useSeries({ recurrence }: Pick<GoalView, 'recurrence'>): RecurrenceRow | null {
  const { replica } = useCairn();
  return useWatched(replica, 'series', () =>
    recurrence ? (replica.occurrences.series(recurrence.id, recurrence.originalDate) ?? null) : null,
  );
}
