import { type GoalRow, isDone } from '@cairn/core/goals/goal';
import { searchable } from '@cairn/core/goals/search';
import { notesFrom, notesText } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import { type RecurrenceWish, wishedRecurrence } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { alsoEdited, changedSeries, changesTemplate, withTemplateNotes } from '@cairn/core/recurrence/series';
import { type SeriesEdit, seriesEdit } from '@cairn/core/recurrence/split-series';
import { stampedBy } from '@cairn/core/sync/stamps';
import { todayIn } from '@cairn/core/time/zones';
import { statement, type Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { recurrenceRefusal } from './recurrence-refusal.ts';
import { addSeries, writeSeries } from './recurrence-rows.ts';
import type { RepeatEdit } from './repeat-edit.ts';

/** Changes a series with an edit of one of its goals; answers that goal in the series that it belongs to then. */
export async function editSeries(
  house: House,
  writer: Writer,
  tx: Tx,
  series: RecurrenceRow,
  edit: RepeatEdit,
): Promise<Outcome<GoalRow, Refusal>> {
  const { before, after, wish, versions } = edit;
  const version = versions.get(series.space) as number;
  const wanted = wantedRule(series, edit);
  if (!wanted.ok) return refused(recurrenceRefusal(wanted.refusal));
  const modifiedDatetime = new Date(house.now()).toISOString();
  const whole = { ...series, version, rev: series.rev + 1, modifiedDatetime };
  const template = templateNotes(wish);
  if (!template.ok) return template;
  if (isTemplateAlone(edit)) {
    writeSeries(tx, template.value === undefined ? whole : withTemplateNotes(whole, template.value));
    return accepted(after);
  }
  const { timezone, dayEndsAtHour } = writer.person.settings;
  const today = todayIn(timezone, house.now(), dayEndsAtHour);
  const { originalDate } = before.recurrence as NonNullable<GoalRow['recurrence']>;
  const changesRule = hasOtherDays(series, wanted.value, edit);
  const how = seriesEdit(series, originalDate, scopeOf(edit), changesRule, today);
  const change = {
    wish: wanted.value,
    before,
    after,
    changesNotes: wish.notes !== null,
    isForAll: edit.scope === 'ALL',
  };
  const changed = changedSeries(whole, how, change);
  const withNotes = template.value === undefined ? changed : withTemplateNotes(changed, template.value);
  const next = how.kind === 'whole' ? withNotes : splitOff(house, tx, whole, withNotes, how);
  if (how.kind === 'whole') writeSeries(tx, next);
  await editOthers(house, writer, tx, next, edit, how);
  const isHere = how.kind === 'whole' || originalDate >= how.dateFr;
  const day = { id: isHere ? next.id : series.id, originalDate: movedDate(edit, originalDate) };
  return accepted({ ...after, recurrence: day });
}

/** Another rule is meant from here on, unless somebody says that it is for all. */
const scopeOf = ({ scope }: RepeatEdit) => (scope === 'ALL' ? 'ALL' : 'STARTING_FROM_THIS');

function wantedRule(series: RecurrenceRow, { after, wish }: RepeatEdit) {
  const { rule = series.rule, anchor = series.anchor, dateTo = series.dateTo } = wish.recurrence ?? {};
  // A goal that was touched may have subgoals of its own; the others have none.
  return wishedRecurrence({ rule, anchor, dateTo }, { ...after, hasSubgoals: false });
}

/** The notes that every repetition shall begin with; undefined when the request does not say. */
function templateNotes({ recurrence }: RepeatEdit['wish']) {
  if (recurrence?.richThoughts === undefined) return accepted(undefined);
  const notes = notesFrom(recurrence.richThoughts);
  if (notes.ok) return notes;
  return refused<Refusal>({ code: 'goal.notes', errors: { recurrence: 'This is no note.' } });
}

/** "Save as template" alone is for the series as it stands, wherever it was asked for. */
function isTemplateAlone({ wish, scope }: RepeatEdit): boolean {
  const { rule, anchor, dateTo } = wish.recurrence ?? {};
  const changesDays = rule !== undefined || anchor !== undefined || dateTo !== undefined;
  return !changesDays && (scope ?? 'ONLY_THIS') === 'ONLY_THIS';
}

function hasOtherDays(series: RecurrenceRow, wanted: RecurrenceWish, { before, after }: RepeatEdit): boolean {
  return (
    wanted.rule !== series.rule ||
    wanted.anchor !== series.anchor ||
    before.columnId !== after.columnId ||
    before.dueDate !== after.dueDate
  );
}

/** Where the rule would have put the goal, had it been where the edit puts it. */
function movedDate({ before, after }: RepeatEdit, originalDate: string): string {
  const isMoved = before.dueDate !== after.dueDate || before.columnId !== after.columnId;
  return isMoved && after.columnId !== null && after.dueDate !== null
    ? originalDateOf(after.columnId, after.dueDate)
    : originalDate;
}

/** Goals of the rest of a series belong to the series that takes over, whether the rule still names their day or not. */
const handOver = statement(`
  update goals set recurrence_id = $4, version = $5, rev = rev + 1, modified_at = $6
  where scope_id = $1 and recurrence_id = $2 and original_date >= $3 and moved_to is null and id <> $7`);

function splitOff(
  house: House,
  tx: Tx,
  series: RecurrenceRow,
  changed: RecurrenceRow,
  { dateTo, dateFr }: Extract<SeriesEdit, { kind: 'split' }>,
): RecurrenceRow {
  const next = {
    ...changed,
    id: newId(house.now()),
    tempId: null,
    skippedDates: series.skippedDates.filter((date) => date >= dateFr),
    createdDatetime: series.modifiedDatetime,
    rev: 1,
  };
  addSeries(tx, next);
  writeSeries(tx, { ...series, dateTo }, next.id);
  return next;
}

const selectOpen = statement(`
  select (wire || '}')::json as row from goals
  where scope_id = $1 and recurrence_id = $2 and original_date >= $3 and done_date is null and deleted_at is null
    and moved_to is null and id <> $4`);

const updateOthers = statement(`
  update goals g set name = n.name, color = n.color, tags = n.tags, assignee = n.assignee, datetime_fr = n.datetime_fr,
    datetime_to = n.datetime_to, horizon_sequence_no = n.horizon_sequence_no, stamps = n.stamps,
    search_text = n.search_text, version = $3, rev = g.rev + 1, modified_at = $4
  from jsonb_to_recordset($2::jsonb) as n (id uuid, name text, color text, tags text[], assignee text,
    datetime_fr timestamptz, datetime_to timestamptz, horizon_sequence_no integer, stamps jsonb, search_text text)
  where g.scope_id = $1 and g.id = n.id`);

/** The other open goals of the series that somebody has touched get what was changed for all of them. */
async function editOthers(
  house: House,
  { person }: Writer,
  tx: Tx,
  series: RecurrenceRow,
  { before, wish }: RepeatEdit,
  how: SeriesEdit,
): Promise<void> {
  const { version } = series;
  const at = new Date(house.now());
  const formerId = (before.recurrence as NonNullable<GoalRow['recurrence']>).id;
  const from = how.kind === 'split' ? how.dateFr : '0001-01-01';
  if (changesTemplate(wish.edit)) {
    const found = await tx.rows<{ row: GoalRow }>(selectOpen, [series.space, formerId, from, before.id]);
    const edited = found
      .map(({ row }) => ({ row, edited: alsoEdited(row, wish.edit, person.settings.timezone) }))
      .filter(({ row }) => !isDone(row))
      .map(({ row, edited: goal }) => otherValues(row, goal, wish.edit));
    tx.send(updateOthers, [series.space, JSON.stringify(edited), version, at]);
  }
  if (how.kind === 'split')
    tx.send(handOver, [series.space, formerId, how.dateFr, series.id, version, at, before.id]);
}

function otherValues(row: GoalRow, goal: GoalRow, edit: RepeatEdit['wish']['edit']) {
  return {
    id: row.id,
    name: goal.name,
    color: goal.color,
    tags: goal.tags,
    assignee: goal.assignee,
    datetime_fr: goal.datetimeFr,
    datetime_to: goal.datetimeTo,
    horizon_sequence_no: goal.horizonSequenceNo,
    stamps: stampedBy(row.stamps, edit, row.rev, row.rev + 1),
    search_text: searchable(`${goal.name}\n${notesText(goal.richThoughts)}`),
  };
}
