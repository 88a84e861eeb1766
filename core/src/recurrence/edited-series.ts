import type { GoalEdit, GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { accepted, type Outcome } from '../outcome.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { OccurrenceOf } from './occurrence-id.ts';
import { originalDateOf } from './occurrence-dates.ts';
import {
  type EditScope,
  type RecurrenceRefusal,
  type RecurrenceWish,
  wishedRecurrence,
} from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { changedSeries, movedOn, withTemplateNotes } from './series.ts';
import { seriesEdit } from './split-series.ts';

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
}

/**
 * What an edit does to a series (`product.md` 5.15): a device decides it at once, the server again when it hears of it.
 *
 * @param series already with the version and revision of this write
 */
export function editedSeries(
  series: RecurrenceRow,
  wish: SeriesEditWish,
  { today, at, nextId, nextTempId }: SeriesEditContext,
): Outcome<EditedSeries, RecurrenceRefusal> {
  const { before, after, template, changesNotes } = wish;
  const wanted = wantedRule(series, wish);
  if (!wanted.ok) return wanted;
  const withTemplate = (row: RecurrenceRow) =>
    template === undefined ? row : withTemplateNotes(row, template);
  const { originalDate } = before.recurrence;
  if (isTemplateAlone(wish))
    return accepted({ series: withTemplate(series), next: null, from: null, place: before.recurrence });
  // Another rule is meant from here on, unless somebody says that it is for all.
  const scope = wish.scope === 'ALL' ? 'ALL' : 'STARTING_FROM_THIS';
  const how = seriesEdit(series, originalDate, scope, hasOtherDays(series, wanted.value, wish), today);
  const change = {
    wish: wanted.value,
    before,
    after,
    edit: wish.edit,
    changesNotes,
    isForAll: wish.scope === 'ALL',
  };
  const movedTo = movedDate(wish, originalDate);
  const changed = movedOn(withTemplate(changedSeries(series, how, change)), after.doneDate, movedTo);
  if (how.kind === 'whole')
    return accepted({
      series: changed,
      next: null,
      from: '0001-01-01',
      place: { id: series.id, originalDate: movedTo },
    });
  const next: RecurrenceRow = {
    ...changed,
    id: nextId(),
    tempId: nextTempId,
    skippedDates: series.skippedDates.filter((date) => date >= how.dateFr),
    createdDatetime: at,
    rev: 1,
  };
  const id = originalDate >= how.dateFr ? next.id : series.id;
  return accepted({
    series: { ...series, dateTo: how.dateTo },
    next,
    from: how.dateFr,
    place: { id, originalDate: movedTo },
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

function hasOtherDays(series: RecurrenceRow, wanted: RecurrenceWish, { before, after }: SeriesEditWish) {
  return wanted.rule !== series.rule || wanted.anchor !== series.anchor || isMoved({ before, after });
}

function isMoved({ before, after }: Pick<SeriesEditWish, 'before' | 'after'>): boolean {
  return before.columnId !== after.columnId || before.dueDate !== after.dueDate;
}

/** Where the rule would have put the goal, had it been where the edit puts it. */
function movedDate({ before, after }: SeriesEditWish, originalDate: DateOnly): DateOnly {
  return isMoved({ before, after }) && after.columnId !== null && after.dueDate !== null
    ? originalDateOf(after.columnId, after.dueDate)
    : originalDate;
}
