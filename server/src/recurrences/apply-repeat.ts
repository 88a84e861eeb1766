import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { changesTemplate } from '@cairn/core/recurrence/shared-edit';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { advanceSeries } from './advance-series.ts';
import { editSeries } from './edit-series.ts';
import { leaveSeries } from './leave-series.ts';
import { rejoinSeries, wishedDay } from './rejoin-series.ts';
import { beginSeries } from './begin-series.ts';
import { seriesOfId, type StoredSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';

/** Refuses before any write. */
export async function applyRepeat(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  edit: RepeatEdit,
): Promise<Outcome<GoalRow, Refusal>> {
  const { before, after, wish } = edit;
  const stored = before.recurrence && (await livingSeries(tx, before.recurrence.id));
  const series = stored?.row;
  const leaves = wish.recurrence === null || after.dueDate === null || after.space !== before.space;
  if (!series) {
    if (wish.recurrence?.rule !== undefined) return beginSeries(context, writer, tx, edit);
    const day = wishedDay(edit);
    if (day) return rejoinSeries(context, writer, tx, edit, day);
    return accepted(leaves ? { ...after, recurrence: null } : after);
  }
  if (after.public) return refused({ code: 'goal.publicRecurring' });
  if (beginsAnother(writer, edit)) {
    const begun = await beginSeries(context, writer, tx, edit);
    if (begun.ok) await leaveSeries(context, writer, tx, series, edit);
    return begun;
  }
  if (leaves) return accepted(await leaveSeries(context, writer, tx, series, edit));
  if (concernsSeries(edit))
    return editSeries(context, writer, tx, series, stored.isContinued ? withoutEnd(edit) : edit);
  await advanceSeries(context, tx, series, edit);
  return accepted(after);
}

/** A device that left one series and started another offline sends both in one edit, with the new series' id. */
function beginsAnother({ person }: Writer, { before, wish: { recurrence }, scope }: RepeatEdit): boolean {
  if (!recurrence || scope !== null || recurrence.rule === undefined || recurrence.tempId === undefined)
    return false;
  const { id, tempId } = recurrence;
  return id !== before.recurrence?.id && id === seriesIdUnder(person.id, tempId);
}

async function livingSeries(tx: Tx, id: string): Promise<StoredSeries | null> {
  const series = await seriesOfId(tx, id);
  return series === null || series.isDeleted ? null : series;
}

/**
 * If another series already continues this one, ignore the end that an outdated device sends: otherwise both series
 * would run.
 */
function withoutEnd(edit: RepeatEdit): RepeatEdit {
  const { recurrence } = edit.wish;
  if (!recurrence) return edit;
  const { dateTo: _, ...rest } = recurrence;
  return { ...edit, wish: { ...edit.wish, recurrence: rest } };
}

function concernsSeries({ wish, scope }: RepeatEdit): boolean {
  // A goal's own series and day, sent back unchanged, are not an edit.
  const { id: _, originalDate: __, ...fields } = wish.recurrence ?? {};
  if (Object.values(fields).some((part) => part !== undefined)) return true;
  const isMeantForMore = scope === 'ALL' || scope === 'STARTING_FROM_THIS';
  return isMeantForMore && (changesTemplate(wish.edit) || wish.notes !== null || 'dueDate' in wish.edit);
}
