import type { GoalRow } from '@cairn/core/goals/goal';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { seriesDeletion } from '@cairn/core/recurrence/split-series';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { endSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';
import { takeDayOut } from './take-day-out.ts';

/** Open goals with rows become plain goals. */
const letGo = statement(`
  update goals set recurrence_id = null, original_date = null, version = $4, rev = rev + 1, modified_at = $5
  where scope_id = $1 and recurrence_id = $2 and original_date >= $3 and done_date is null and deleted_at is null
    and moved_to is null and id <> $6`);

/**
 * Takes a goal out of its series. If only this goal leaves, the series skips its day. If all later goals leave too, the
 * series ends before this goal.
 */
export async function leaveSeries(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  series: RecurrenceRow,
  edit: RepeatEdit,
): Promise<GoalRow> {
  const { before, after, versions } = edit;
  const version = versions.get(series.space) as number;
  const { originalDate } = before.recurrence as NonNullable<GoalRow['recurrence']>;
  const at = new Date(context.now());
  const leaving = seriesDeletion(series, originalDate, edit.scope ?? 'ONLY_THIS');
  if (leaving.kind === 'skip') await takeDayOut(context, writer, tx, series, originalDate, version);
  else {
    const [dateTo, from] = leaving.kind === 'end' ? [leaving.dateTo, leaving.from] : [null, '0001-01-01'];
    endSeries(tx, series, { endedWith: null, dateTo }, at, version);
    tx.send(letGo, [series.space, series.id, from, version, at, before.id]);
  }
  return { ...after, recurrence: null };
}
