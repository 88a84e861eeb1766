import type { RecurrenceIn } from '@cairn/contract/recurrences';
import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { dayGivenBack } from '@cairn/core/recurrence/day-given-back';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { recurrenceRefusal } from './recurrence-refusal.ts';
import { findSeries, takenDates, writeSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';

/** Null unless the request puts a goal without a series back on a day of a series. */
export function wishedDay({ before, wish: { recurrence } }: RepeatEdit): OccurrenceOf | null {
  const { id, originalDate, rule }: RecurrenceIn = recurrence ?? {};
  const isNew = before.rev === 0;
  if (isNew || before.recurrence || rule !== undefined || id === undefined || originalDate === undefined)
    return null;
  return { id, originalDate };
}

export async function rejoinSeries(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  { after, versions }: RepeatEdit,
  day: OccurrenceOf,
): Promise<Outcome<GoalRow, Refusal>> {
  const { originalDate } = day;
  const stored = await findSeries(tx, day.id, person.code, originalDate);
  // An unknown and a foreign series get the same refusal, which hides that the foreign one exists.
  if (!stored || stored.isDeleted || stored.row.space !== after.space)
    return refused(recurrenceRefusal({ code: 'goal.recurrence' }));
  const series = stored.row;
  const open = originalDateOf(series.columnId, series.dateFr);
  const taken = await takenDates(tx, series.id, open < originalDate ? open : originalDate);
  const whole = dayGivenBack(series, originalDate, after, (date) => taken.has(date));
  if (!whole.ok) return refused(recurrenceRefusal(whole.refusal));
  const version = versions.get(series.space) as number;
  const modifiedDatetime = new Date(context.now()).toISOString();
  writeSeries(tx, { ...whole.value, version, rev: series.rev + 1, modifiedDatetime });
  return accepted({ ...after, recurrence: { id: series.id, originalDate } });
}
