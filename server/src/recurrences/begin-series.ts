import type { RecurrenceIn } from '@cairn/contract/recurrences';
import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import { wishedRecurrence } from '@cairn/core/recurrence/recurrence-edit';
import { newSeries } from '@cairn/core/recurrence/series';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { ColumnId } from '@cairn/core/time/horizons';
import type { EpochMs } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { idUnder, newId } from '../base/ids.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { addSeries, knownSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';
import { recurrenceRefusal } from './recurrence-refusal.ts';

const selectSubgoals = statement<{ hasSubgoals: boolean }>(`
  select exists (select from goals where scope_id = $1 and parent_id = $2 and deleted_at is null) as "hasSubgoals"`);

async function hasSubgoals(db: Db, { space, id }: Pick<GoalRow, 'space' | 'id'>): Promise<boolean> {
  const [row] = await db.rows(selectSubgoals, [space, id]);
  return row?.hasSubgoals ?? false;
}

export interface BegunSeries {
  readonly goal: GoalRow;
  readonly series: RecurrenceRow;
}

/** With a temporary id, equal inputs give equal ids. */
export function newSeriesId({ tempId }: RecurrenceIn, personId: string, now: EpochMs): string {
  return tempId === undefined ? newId(now) : idUnder(personId, `series ${tempId}`);
}

/** The request starts two series with one temporary id. */
export const seriesTwice: Refusal = {
  code: 'request.invalid',
  errors: { recurrence: () => m.field_series_temp_id() },
};

export function begunSeries(
  goal: GoalRow,
  wish: RecurrenceIn,
  by: {
    readonly person: Person;
    readonly now: EpochMs;
    readonly version: number;
    readonly hasSubgoals: boolean;
  },
): Outcome<BegunSeries, Refusal> {
  const { rule = '', anchor = 'date', dateTo = null, tempId = null } = wish;
  const wished = wishedRecurrence({ rule, anchor, dateTo }, { ...goal, hasSubgoals: by.hasSubgoals });
  if (!wished.ok) return refused(recurrenceRefusal(wished.refusal));
  const { person, now, version } = by;
  const dated = goal as GoalRow & { columnId: ColumnId; dueDate: string };
  const series = newSeries(dated, wished.value, {
    id: newSeriesId(wish, person.id, now),
    tempId,
    createdBy: person.code,
    zone: person.settings.timezone,
    at: new Date(now).toISOString(),
    version,
  });
  const originalDate = originalDateOf(dated.columnId, dated.dueDate);
  return accepted({ goal: { ...goal, recurrence: { id: series.id, originalDate } }, series });
}

/**
 * Whether the notes of series exceed the person's storage.
 *
 * @param goal a goal whose note is written at the same time
 */
export function seriesRoomRefusal(
  db: Db,
  person: Person,
  before: readonly RecurrenceRow[],
  after: readonly RecurrenceRow[],
  goal: Pick<GoalRow, 'richThoughts'> | null = null,
): Promise<Refusal | null> {
  const bytesOf = (series: readonly RecurrenceRow[]) =>
    bytesOfText(...series.map(({ richThoughts }) => richThoughts));
  const addedBytes = bytesOf(after) - bytesOf(before);
  return textRoomRefusal(db, person, addedBytes <= 0 ? 0 : addedBytes + bytesOfText(goal?.richThoughts));
}

export async function beginSeries(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  { after, wish, versions }: RepeatEdit,
): Promise<Outcome<GoalRow, Refusal>> {
  const begun = begunSeries(after, wish.recurrence ?? {}, {
    person,
    now: context.now(),
    version: versions.get(after.space) as number,
    hasSubgoals: await hasSubgoals(tx, after),
  });
  if (!begun.ok) return begun;
  const { series } = begun.value;
  if (series.tempId !== null && (await knownSeries(tx, [series.id])).size > 0) return refused(seriesTwice);
  const noRoom = await seriesRoomRefusal(tx, person, [], [series], after);
  if (noRoom) return refused(noRoom);
  addSeries(tx, series);
  return accepted(begun.value.goal);
}
