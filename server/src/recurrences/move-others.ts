import { type GoalRow, isDone } from '@cairn/core/goals/goal';
import type { EditedSeries } from '@cairn/core/recurrence/edited-series';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { alsoMoved } from '@cairn/core/recurrence/shared-edit';
import { stampedBy } from '@cairn/core/sync/stamps';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

const selectTouched = statement<{ row: GoalRow & { recurrence: OccurrenceOf }; isDeleted: boolean }>(`
  select (wire || '}')::json as row, deleted_at is not null as "isDeleted" from goals
  where scope_id = $1 and recurrence_id = $2 and original_date >= $3 and moved_to is null and id <> $4`);

const move = statement(`
  update goals g set recurrence_id = n.recurrence_id, original_date = n.original_date, due_date = n.due_date,
    datetime_fr = n.datetime_fr, datetime_to = n.datetime_to, stamps = n.stamps, version = $3, rev = g.rev + 1,
    modified_at = $4
  from jsonb_to_recordset($2::jsonb) as n (id uuid, recurrence_id uuid, original_date date, due_date date,
    datetime_fr timestamptz, datetime_to timestamptz, stamps jsonb)
  where g.scope_id = $1 and g.id = n.id`);

interface Moved {
  readonly before: GoalRow & { readonly recurrence: OccurrenceOf };
  readonly from: DateOnly;
  readonly dayOf: NonNullable<EditedSeries['dayOf']>;
}

/**
 * Moves a series' other goals to their new days. Open goals join the series that takes over. A goal on a day that the
 * rule never had becomes a plain goal.
 */
export async function moveOthers(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  next: RecurrenceRow,
  { before, from, dayOf }: Moved,
): Promise<void> {
  const found = await tx.rows(selectTouched, [next.space, before.recurrence.id, from, before.id]);
  const rows = found.map(({ row, isDeleted }) => {
    const day = row.recurrence.originalDate;
    const to = dayOf(day);
    const follows = to !== null && !isDeleted && !isDone(row);
    const goal = follows
      ? alsoMoved(row, day, to, next.columnId, next.zone ?? person.settings.timezone)
      : row;
    const { columnId, dueDate, datetimeFr, datetimeTo } = goal;
    const edit = goal === row ? {} : { columnId, dueDate };
    return {
      id: row.id,
      recurrence_id: to === null ? null : next.id,
      original_date: to,
      due_date: dueDate,
      datetime_fr: datetimeFr,
      datetime_to: datetimeTo,
      stamps: stampedBy(row.stamps, edit, row.rev, row.rev + 1),
    };
  });
  if (rows.length === 0) return;
  tx.send(move, [next.space, JSON.stringify(rows), next.version, new Date(context.now())]);
}
