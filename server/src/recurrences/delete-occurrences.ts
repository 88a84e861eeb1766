import type { GoalRow } from '@cairn/core/goals/goal';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { seriesDeletion } from '@cairn/core/recurrence/split-series';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Tx } from '../db/database.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { endSeries, seriesOfId } from './recurrence-rows.ts';
import { takeDayOut } from './take-day-out.ts';

/** Open goals of a series, from the day `from` on. */
export interface AlsoDeleted {
  readonly recurrenceId: string;
  readonly from: DateOnly;
}

/** Returns the goals to delete besides `goal`; null for none. */
export async function deleteOccurrences(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  goal: GoalRow,
  scope: EditScope,
  version: number,
): Promise<AlsoDeleted | null> {
  const stored = goal.recurrence && (await seriesOfId(tx, goal.recurrence.id));
  if (!goal.recurrence || !stored || stored.isDeleted) return null;
  const series = stored.row;
  const { originalDate } = goal.recurrence;
  const deletion = seriesDeletion(series, originalDate, scope);
  if (deletion.kind === 'skip') {
    await takeDayOut(context, writer, tx, series, originalDate, version);
    return null;
  }
  const dateTo = deletion.kind === 'end' ? deletion.dateTo : null;
  endSeries(tx, series, { endedWith: goal.id, dateTo }, new Date(context.now()), version);
  return { recurrenceId: series.id, from: deletion.kind === 'end' ? deletion.from : '0001-01-01' };
}
