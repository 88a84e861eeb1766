import { dayGivenBack } from '@cairn/core/recurrence/day-given-back';
import { skippedWith } from '@cairn/core/recurrence/day-taken-out';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import { isRepeat } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { occurrenceIn } from '../replica/series-holders.ts';
import { refOf } from '../store/account-store.ts';

/**
 * Returns the value of `recurrence` that brings a goal back to its former series: the date, or the unsent
 * request that begins the series. Null if the goal is in a series or was in none, if the series has ended, or
 * the date is taken.
 *
 * @param was the goal before it left
 */
export function formerDay(
  { replica }: Cairn,
  { key, recurrence }: Pick<GoalView, 'key' | 'recurrence'>,
): OccurrenceOf | null {
  const now = replica.goal(key);
  if (recurrence === null || !now || now.recurrence !== null) return null;
  const { id, originalDate } = recurrence;
  const record = replica.record(refOf('goals', now.key));
  const days = [record?.base, record?.inflight?.fields].map(occurrenceIn);
  const isHeard = days.some((day) => day?.id === id);
  const { occurrences } = replica;
  if (isRepeat(recurrence) && !isHeard && !occurrences.isTold(id)) return recurrence;
  // On the server, the goal still occupies its date.
  const series = occurrences.series(id, originalDate);
  if (!series) return null;
  const withoutDay = { ...series, skippedDates: skippedWith(series, originalDate) };
  const isTaken = (date: string) => !isHeard && occurrences.isTaken(series.id, date, now.key);
  // The goal also returns to the series' horizon.
  const coming = { ...now, columnId: series.columnId };
  return dayGivenBack(withoutDay, originalDate, coming, isTaken).ok ? { id: series.id, originalDate } : null;
}
