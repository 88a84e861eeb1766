import { type GoalRow, isDone } from '@cairn/core/goals/goal';
import { searchable } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';
import { notesFrom } from '@cairn/core/notes/notes-from';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedSeries } from '@cairn/core/recurrence/edited-series';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { alsoEdited, changesTemplate } from '@cairn/core/recurrence/shared-edit';
import { stampedBy } from '@cairn/core/sync/stamps';
import type { DateOnly } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { fillWordsOf } from '../search/fill-words.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { newSeriesId, seriesRoomRefusal, seriesTwice } from './begin-series.ts';
import { moveOthers } from './move-others.ts';
import { recurrenceRefusal } from './recurrence-refusal.ts';
import { addSeries, knownSeries, writeSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';

export async function editSeries(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  series: RecurrenceRow,
  edit: RepeatEdit,
): Promise<Outcome<GoalRow, Refusal>> {
  const { after, wish, versions } = edit;
  const before = edit.before as GoalRow & { readonly recurrence: OccurrenceOf };
  const template = templateNotes(wish);
  if (!template.ok) return template;
  const at = new Date(context.now()).toISOString();
  const { timezone, dayEndsAtHour } = writer.person.settings;
  const { tempId = null, ...recurrence } = wish.recurrence ?? {};
  const decided = editedSeries(
    {
      ...series,
      version: versions.get(series.space) as number,
      rev: series.rev + 1,
      modifiedDatetime: at,
    },
    {
      before,
      after,
      edit: wish.edit,
      recurrence,
      template: template.value,
      changesNotes: wish.notes !== null,
      scope: edit.scope,
    },
    {
      today: todayIn(timezone, context.now(), dayEndsAtHour),
      zone: timezone,
      at,
      nextId: () => newSeriesId({ tempId: tempId ?? undefined }, writer.person.id, context.now()),
      nextTempId: tempId,
    },
  );
  if (!decided.ok) return refused(recurrenceRefusal(decided.refusal));
  const { series: changed, next, from, place, dayOf } = decided.value;
  if (next?.tempId != null && (await knownSeries(tx, [next.id])).size > 0) return refused(seriesTwice);
  const noRoom = await seriesRoomRefusal(tx, writer.person, [series], next ? [changed, next] : [changed]);
  if (noRoom) return refused(noRoom);
  if (next) addSeries(tx, next);
  writeSeries(tx, changed, next?.id ?? null);
  if (from !== null) await editOthers(context, writer, tx, next ?? changed, edit, from, dayOf !== null);
  if (from !== null && dayOf && next) await moveOthers(context, writer, tx, next, { before, from, dayOf });
  return accepted({ ...after, recurrence: place });
}

function templateNotes({ recurrence }: RepeatEdit['wish']) {
  if (recurrence?.richThoughts === undefined) return accepted(undefined);
  const notes = notesFrom(recurrence.richThoughts);
  if (notes.ok) return notes;
  return refused<Refusal>({ code: 'goal.notes', errors: { recurrence: () => m.field_note_invalid() } });
}

/** All later goals belong to the series that continues, even if its rule no longer has their day. */
const handOver = statement(`
  update goals set recurrence_id = $4, version = $5, rev = rev + 1, modified_at = $6
  where scope_id = $1 and recurrence_id = $2 and original_date >= $3 and moved_to is null and id <> $7`);

const selectOpen = statement<{ row: GoalRow }>(`
  select (wire || '}')::json as row from goals
  where scope_id = $1 and recurrence_id = $2 and original_date >= $3 and done_date is null and deleted_at is null
    and moved_to is null and id <> $4`);

const updateOthers = statement(`
  update goals g set name = n.name, color = n.color, duration_minutes = n.duration_minutes, tags = n.tags,
    assignee = n.assignee, datetime_fr = n.datetime_fr, datetime_to = n.datetime_to, horizon_sequence_no = n.horizon_sequence_no, stamps = n.stamps,
    search_text = n.search_text, version = $3, rev = g.rev + 1, modified_at = $4
  from jsonb_to_recordset($2::jsonb) as n (id uuid, name text, color text, duration_minutes smallint, tags text[],
    assignee text, datetime_fr timestamptz, datetime_to timestamptz, horizon_sequence_no integer, stamps jsonb, search_text text)
  where g.scope_id = $1 and g.id = n.id`);

async function editOthers(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  series: RecurrenceRow,
  { before, wish }: RepeatEdit,
  from: DateOnly,
  isMoved: boolean,
): Promise<void> {
  const { version } = series;
  const at = new Date(context.now());
  const formerId = (before.recurrence as OccurrenceOf).id;
  if (changesTemplate(wish.edit)) {
    const found = await tx.rows(selectOpen, [series.space, formerId, from, before.id]);
    const edited = found
      .map(({ row }) => ({
        row,
        edited: alsoEdited(row, wish.edit, series.zone ?? person.settings.timezone),
      }))
      .filter(({ row }) => !isDone(row))
      .map(({ row, edited: goal }) => otherValues(row, goal, wish.edit));
    tx.send(updateOthers, [series.space, JSON.stringify(edited), version, at]);
    await fillWordsOf(
      tx,
      edited.map(({ id }) => id),
    );
  }
  if (series.id !== formerId && !isMoved)
    tx.send(handOver, [series.space, formerId, from, series.id, version, at, before.id]);
}

function otherValues(row: GoalRow, goal: GoalRow, edit: RepeatEdit['wish']['edit']) {
  return {
    id: row.id,
    name: goal.name,
    color: goal.color,
    duration_minutes: goal.durationMinutes,
    tags: goal.tags,
    assignee: goal.assignee,
    datetime_fr: goal.datetimeFr,
    datetime_to: goal.datetimeTo,
    horizon_sequence_no: goal.horizonSequenceNo,
    stamps: stampedBy(row.stamps, edit, row.rev, row.rev + 1),
    search_text: searchable(`${goal.name}\n${notesText(goal.richThoughts)}`),
  };
}
