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

export interface SeriesEditWish {
  readonly before: GoalRow & { readonly recurrence: OccurrenceOf };
  readonly after: GoalRow;
  readonly edit: GoalEdit;
  readonly recurrence: { readonly [Part in keyof RecurrenceWish]?: RecurrenceWish[Part] | undefined };
  /** Notes for future occurrences ("Save as template"). */
  readonly template?: NotesDelta | null | undefined;
  readonly changesNotes: boolean;
  /** Null applies a new rule from this goal on, but a change of only the template to the whole series. */
  readonly scope: EditScope | null;
}

export interface SeriesEditContext {
  readonly today: DateOnly;
  readonly zone: string;
  readonly at: Instant;
  readonly nextId: () => string;
  readonly nextTempId: string | null;
}

export interface EditedSeries {
  readonly series: RecurrenceRow;
  /** Null without a split. */
  readonly next: RecurrenceRow | null;
  /** Edited goals from this original date on change too; null if no edited goals change. */
  readonly from: DateOnly | null;
  readonly place: OccurrenceOf;
  /** Maps an original date to its new day, or to null without one. The function is null if no days move. */
  readonly dayOf: ((originalDate: DateOnly) => DateOnly | null) | null;
}

/** @param series with the version and revision of this write */
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
  // Without a scope, a new rule applies from this occurrence onwards.
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

function taker(series: RecurrenceRow, { id, tempId, at }: Birth): RecurrenceRow {
  return { ...series, id: id(), tempId, createdDatetime: at, rev: 1 };
}

const remaining = ({ skippedDates }: RecurrenceRow, from: DateOnly) =>
  skippedDates.filter((date) => date >= from);

/**
 * Returns the new series after its days moved. The old series cannot continue, because goals on old days may
 * have the ids of new days.
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
  // Only edited occurrences can have subgoals, so the template has none.
  return wishedRecurrence({ rule, anchor, dateTo }, { ...after, hasSubgoals: false });
}

function isTemplateAlone({ recurrence: { rule, anchor, dateTo }, scope }: SeriesEditWish): boolean {
  const changesDays = rule !== undefined || anchor !== undefined || dateTo !== undefined;
  return !changesDays && (scope ?? 'ONLY_THIS') === 'ONLY_THIS';
}

/**
 * Returns null unless the edit moves several occurrences. In a series that counts from completion, only the
 * edited occurrence moves.
 */
function targetOf({ anchor }: RecurrenceRow, { before, after, edit }: SeriesEditWish): DateOnly | null {
  if (anchor === 'completion' || !('dueDate' in edit)) return null;
  if (after.columnId === null || after.dueDate === null) return null;
  const target = originalDateOf(after.columnId, after.dueDate);
  return target === before.recurrence.originalDate && after.columnId === before.columnId ? null : target;
}
