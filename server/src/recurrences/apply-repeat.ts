import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { changesTemplate } from '@cairn/core/recurrence/series';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { advanceSeries } from './advance-series.ts';
import { editSeries } from './edit-series.ts';
import { leaveSeries } from './leave-series.ts';
import { beginSeries } from './begin-series.ts';
import { seriesOfId } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';

/**
 * What an edit does to the series of a goal: begins one, changes it, leaves it, or moves its next occurrence on. Answers
 * the goal with its place in a series. Refuses before anything is written.
 */
export async function applyRepeat(
  house: House,
  writer: Writer,
  tx: Tx,
  edit: RepeatEdit,
): Promise<Outcome<GoalRow, Refusal>> {
  const { before, after, wish } = edit;
  const series = before.recurrence && (await livingSeries(tx, before.recurrence.id));
  if (!series)
    return wish.recurrence?.rule === undefined ? accepted(after) : beginSeries(house, writer, tx, edit);
  if (after.public) return refused({ code: 'goal.publicRecurring' });
  const leaves = wish.recurrence === null || after.dueDate === null || after.space !== before.space;
  if (leaves) return accepted(leaveSeries(house, tx, series, edit));
  if (concernsSeries(edit)) return editSeries(house, writer, tx, series, edit);
  await advanceSeries(house, tx, series, edit);
  return accepted(after);
}

async function livingSeries(tx: Tx, id: string): Promise<RecurrenceRow | null> {
  const series = await seriesOfId(tx, id);
  return series === null || series.isDeleted ? null : series.row;
}

function concernsSeries({ wish, scope }: RepeatEdit): boolean {
  if (wish.recurrence && Object.values(wish.recurrence).some((part) => part !== undefined)) return true;
  const isMeantForMore = scope === 'ALL' || scope === 'STARTING_FROM_THIS';
  return isMeantForMore && (changesTemplate(wish.edit) || wish.notes !== null || 'dueDate' in wish.edit);
}
