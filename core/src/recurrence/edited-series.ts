import type { GoalEdit, GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { type DateOnly, minusDays } from '../time/date-only.ts';
import { periodOf } from '../time/periods.ts';
import type { OccurrenceOf } from '../goals/occurrence-id.ts';
import { originalDateOf } from './occurrence-dates.ts';
import {
  type EditScope,
  type RecurrenceRefusal,
  type RecurrenceWish,
  wishedRecurrence,
} from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { movedOn } from './series.ts';
import { changedSeries, withTemplateNotes } from './shared-edit.ts';
import { shiftedSeries } from './shifted-series.ts';
import { type SeriesEdit, seriesEdit } from './split-series.ts';

/** An edit of one goal of a series that is meant for more of them. */
export interface SeriesEditWish {
  /** The goal as it was, in its series, and as it is after the edit. */
  readonly before: GoalRow & { readonly recurrence: OccurrenceOf };
  readonly after: GoalRow;
  /** The fields that were sent. */
  readonly edit: GoalEdit;
  /** How it shall repeat from now on; what is left out stays. */
  readonly recurrence: { readonly [Part in keyof RecurrenceWish]?: RecurrenceWish[Part] | undefined };
  /** The notes that every repetition shall begin with ("Save as template"); undefined when nobody says. */
  readonly template?: NotesDelta | null | undefined;
  readonly changesNotes: boolean;
  /** Null when nobody says: then another rule is meant from this goal on, and the template alone for all. */
  readonly scope: EditScope | null;
}

/** What decides besides the edit. */
export interface SeriesEditContext {
  /** The person's own day. */
  readonly today: DateOnly;
  /** The person's zone. */
  readonly zone: string;
  readonly at: Instant;
  /** How the series is called that takes over, should the edit split this one. */
  readonly nextId: () => string;
  readonly nextTempId: string | null;
}

/** A series after an edit of one of its goals. */
export interface EditedSeries {
  /** The series itself: changed as it stands, or ended where the next takes over. */
  readonly series: RecurrenceRow;
  /** The one that takes over, with the edit; null where nothing is split. */
  readonly next: RecurrenceRow | null;
  /** From this original date on the edit is meant for goals that were touched too; null for none of them. */
  readonly from: DateOnly | null;
  /** The series that the goal belongs to then, and its day in it. */
  readonly place: OccurrenceOf;
  /** Where other days of the series have gone, with it; null where they stay. A day that has no new one answers null. */
  readonly dayOf: ((originalDate: DateOnly) => DateOnly | null) | null;
}

/**
 * What an edit does to a series: a device decides it at once, the server again when it hears of it.
 *
 * @param series already with the version and revision of this write
 */
export function editedSeries(
  series: RecurrenceRow,
  wish: SeriesEditWish,
  { today, zone, at, nextId, nextTempId }: SeriesEditContext,
): Outcome<EditedSeries, RecurrenceRefusal> {
  const { before, after, template, changesNotes } = wish;
  const wanted = wantedRule(series, wish);
  if (!wanted.ok) return wanted;
  const withTemplate = (row: RecurrenceRow) =>
    template === undefined ? row : withTemplateNotes(row, template);
  const { originalDate } = before.recurrence;
  if (isTemplateAlone(wish))
    return accepted({
      series: withTemplate(series),
      next: null,
      from: null,
      place: before.recurrence,
      dayOf: null,
    });
  const target = wish.recurrence.rule === undefined ? targetOf(series, wish) : null;
  if (target !== null && after.columnId !== series.columnId) return refused({ code: 'goal.recurrence' });
  // Another rule is meant from here on, unless somebody says that it is for all.
  const scope = wish.scope === 'ALL' ? 'ALL' : 'STARTING_FROM_THIS';
  const hasOtherDays =
    target !== null || wanted.value.rule !== series.rule || wanted.value.anchor !== series.anchor;
  const how = seriesEdit(series, originalDate, scope, hasOtherDays, today);
  const change = {
    wish: wanted.value,
    before,
    after,
    edit: wish.edit,
    changesNotes,
    isForAll: wish.scope === 'ALL',
    editorZone: zone,
  };
  const changed = movedOn(withTemplate(changedSeries(series, how, change)), after.doneDate, originalDate);
  const birth = { id: nextId, tempId: nextTempId, at };
  if (target !== null) return moved(series, changed, how, { from: originalDate, to: target }, birth);
  if (how.kind === 'whole')
    return accepted({
      series: changed,
      next: null,
      from: '0001-01-01',
      place: { id: series.id, originalDate },
      dayOf: null,
    });
  const next = taker({ ...changed, skippedDates: remaining(series, how.dateFr) }, birth);
  const id = originalDate >= how.dateFr ? next.id : series.id;
  return accepted({
    series: { ...series, dateTo: how.dateTo },
    next,
    from: how.dateFr,
    place: { id, originalDate },
    dayOf: null,
  });
}

interface Birth {
  readonly id: () => string;
  readonly tempId: string | null;
  readonly at: Instant;
}

/** The series that takes over from another. */
function taker(series: RecurrenceRow, { id, tempId, at }: Birth): RecurrenceRow {
  return { ...series, id: id(), tempId, createdDatetime: at, rev: 1 };
}

const remaining = ({ skippedDates }: RecurrenceRow, from: DateOnly) =>
  skippedDates.filter((date) => date >= from);

/**
 * The rest of a series, or all of it, on other days: always another series takes it over, since on the days of the old one
 * goals may stand that have the ids of the new days.
 */
function moved(
  series: RecurrenceRow,
  changed: RecurrenceRow,
  how: SeriesEdit,
  { from: originalDate, to }: { readonly from: DateOnly; readonly to: DateOnly },
  birth: Birth,
): Outcome<EditedSeries, RecurrenceRefusal> {
  const { columnId, dateFr } = series;
  const from = how.kind === 'split' ? how.dateFr : periodOf(columnId, dateFr).firstDate;
  const shifted = shiftedSeries({ ...changed, skippedDates: remaining(series, from) }, originalDate, to);
  if (!shifted) return refused({ code: 'goal.recurrence' });
  const next = taker(shifted.series, birth);
  return accepted({
    series: { ...series, dateTo: how.kind === 'split' ? how.dateTo : minusDays(from, 1) },
    next,
    from,
    place: originalDate >= from ? { id: next.id, originalDate: to } : { id: series.id, originalDate },
    dayOf: shifted.dayOf,
  });
}

function wantedRule(series: RecurrenceRow, { after, recurrence }: SeriesEditWish) {
  const { rule = series.rule, anchor = series.anchor, dateTo = series.dateTo } = recurrence;
  // A goal that was touched may have subgoals of its own; the others have none.
  return wishedRecurrence({ rule, anchor, dateTo }, { ...after, hasSubgoals: false });
}

/** "Save as template" alone is for the series as it stands, wherever it was asked for. */
function isTemplateAlone({ recurrence: { rule, anchor, dateTo }, scope }: SeriesEditWish): boolean {
  const changesDays = rule !== undefined || anchor !== undefined || dateTo !== undefined;
  return !changesDays && (scope ?? 'ONLY_THIS') === 'ONLY_THIS';
}

/**
 * Where the occurrence of this day shall be, when the edit moves it for several: where the goal is then. Null when it moves
 * nothing, or, after completion, nothing but this one.
 */
function targetOf({ anchor }: RecurrenceRow, { before, after, edit }: SeriesEditWish): DateOnly | null {
  if (anchor === 'completion' || !('dueDate' in edit)) return null;
  if (after.columnId === null || after.dueDate === null) return null;
  const target = originalDateOf(after.columnId, after.dueDate);
  return target === before.recurrence.originalDate && after.columnId === before.columnId ? null : target;
}
