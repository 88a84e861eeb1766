import { isDone } from '@cairn/core/goals/goal';
import { nextAfterCompletion } from '@cairn/core/recurrence/next-after-completion';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Tx } from '../db/database.ts';
import type { ServerContext } from '../context/server-context.ts';
import { takenDates, writeSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';

/**
 * When its open occurrence is done, a series that counts from completion moves to the next occurrence. If the goal is
 * reopened, the series moves back, unless the next occurrence has a row.
 */
export async function advanceSeries(
  context: ServerContext,
  tx: Tx,
  series: RecurrenceRow,
  { before, after, versions }: RepeatEdit,
): Promise<void> {
  if (series.anchor !== 'completion' || isDone(before) === isDone(after) || !before.recurrence) return;
  const { originalDate } = before.recurrence;
  const next =
    after.doneDate === null
      ? await dateBefore(tx, series, originalDate)
      : await dateAfter(tx, series, originalDate, after.doneDate);
  if (next !== null && next !== series.dateFr)
    writeOn(context, tx, series, next, versions.get(series.space) as number);
}

function writeOn(
  context: ServerContext,
  tx: Tx,
  series: RecurrenceRow,
  dateFr: DateOnly,
  version: number,
): void {
  const modifiedDatetime = new Date(context.now()).toISOString();
  writeSeries(tx, { ...series, dateFr, version, rev: series.rev + 1, modifiedDatetime });
}

/** Null if the goal was not the open occurrence. */
async function dateAfter(
  tx: Tx,
  series: RecurrenceRow,
  originalDate: DateOnly,
  doneDate: DateOnly,
): Promise<DateOnly | null> {
  if (originalDate !== originalDateOf(series.columnId, series.dateFr)) return null;
  const taken = await takenDates(tx, series.id, doneDate);
  return nextAfterCompletion(series, doneDate, (date) => date === originalDate || taken.has(date));
}

async function dateBefore(tx: Tx, series: RecurrenceRow, originalDate: DateOnly): Promise<DateOnly | null> {
  const open = originalDateOf(series.columnId, series.dateFr);
  const taken = await takenDates(tx, series.id, open);
  return taken.has(open) ? null : originalDate;
}
