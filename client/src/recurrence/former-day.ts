import { dayGivenBack } from '@cairn/core/recurrence/day-given-back';
import { skippedWith } from '@cairn/core/recurrence/day-taken-out';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import { isRepeat } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { occurrenceIn } from '../replica/series-holders.ts';
import { refOf } from '../store/account-store.ts';

/**
 * What the field `recurrence` has to say so that a goal stands for its former day of its series again: the day, or how the
 * series begins where the server has not heard that it does. Null when the goal is in a series, was in none, or cannot come
 * back: its series has ended, or another goal has come in its place.
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
  const told = [record?.base, record?.inflight?.fields].map(occurrenceIn);
  const isHeard = told.some((day) => day?.id === id);
  const { occurrences } = replica;
  if (isRepeat(recurrence) && !isHeard && !occurrences.isTold(id)) return recurrence;
  // The server has not heard that it left, so nobody else can have come.
  const series = occurrences.series(id, originalDate);
  if (!series) return null;
  const left = { ...series, skippedDates: skippedWith(series, originalDate) };
  const isTaken = (date: string) => !isHeard && occurrences.isTaken(series.id, date, now.key);
  // It comes back onto the time axis with its day.
  const coming = { ...now, columnId: series.columnId };
  return dayGivenBack(left, originalDate, coming, isTaken).ok ? { id: series.id, originalDate } : null;
}
