import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import { wishedRecurrence } from '@cairn/core/recurrence/recurrence-edit';
import { newSeries } from '@cairn/core/recurrence/series';
import type { ColumnId } from '@cairn/core/time/horizons';
import { type Db, statement, type Tx } from '../db/database.ts';
import { idUnder, newId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { addSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';
import { recurrenceRefusal } from './recurrence-refusal.ts';

const selectSubgoals = statement(`
  select exists (select from goals where scope_id = $1 and parent_id = $2 and deleted_at is null) as "hasSubgoals"`);

/** Whether anything living stands below a goal. */
export async function hasSubgoals(db: Db, { space, id }: Pick<GoalRow, 'space' | 'id'>): Promise<boolean> {
  const [row] = await db.rows<{ hasSubgoals: boolean }>(selectSubgoals, [space, id]);
  return row?.hasSubgoals ?? false;
}

/** Lets a goal repeat from here on: it becomes the first occurrence of a new series. */
export async function beginSeries(
  house: House,
  { person }: Writer,
  tx: Tx,
  { after, wish, versions }: RepeatEdit,
): Promise<Outcome<GoalRow, Refusal>> {
  const { rule = '', anchor = 'date', dateTo = null, tempId = null } = wish.recurrence ?? {};
  const wished = wishedRecurrence(
    { rule, anchor, dateTo },
    { ...after, hasSubgoals: await hasSubgoals(tx, after) },
  );
  if (!wished.ok) return refused(recurrenceRefusal(wished.refusal));
  const now = house.now();
  const dated = after as GoalRow & { columnId: ColumnId; dueDate: string };
  const series = newSeries(dated, wished.value, {
    id: tempId === null ? newId(now) : idUnder(person.id, `series ${tempId}`),
    tempId,
    createdBy: person.code,
    at: new Date(now).toISOString(),
    version: versions.get(after.space) as number,
  });
  addSeries(tx, series);
  const originalDate = originalDateOf(dated.columnId, dated.dueDate);
  return accepted({ ...after, recurrence: { id: series.id, originalDate } });
}
