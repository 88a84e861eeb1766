import { editedGoal } from '../goals/edited-goal.ts';
import type { GoalEdit, GoalFields, GoalRow } from '../goals/goal.ts';
import { clearedChecklist } from '../notes/checklist.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { type DateOnly, daysBetween, plusDays } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { periodAfter, periodOf, periodsBetween } from '../time/periods.ts';
import { wallTimeAt } from '../time/zones.ts';
import type { RecurrenceWish } from './recurrence-edit.ts';
import { type RecurrenceRow, templateFields } from './recurrence.ts';
import type { SeriesEdit } from './split-series.ts';
import { isSame } from '../same.ts';

export function changesTemplate(edit: GoalEdit): boolean {
  return templateFields.some((field) => field in edit);
}

export interface SeriesChange {
  readonly wish: RecurrenceWish;
  readonly before: GoalRow;
  readonly after: GoalRow;
  /** Includes fields that this occurrence has already: they change the other occurrences. */
  readonly edit: GoalEdit;
  readonly changesNotes: boolean;
  /** Whether a new rule counts from the first day of the old one. */
  readonly isForAll: boolean;
  readonly editorZone: string;
}

export function changedSeries(
  series: RecurrenceRow,
  edit: SeriesEdit,
  { wish, before, after, edit: sent, changesNotes, isForAll, editorZone }: SeriesChange,
): RecurrenceRow {
  const dateFr = edit.kind === 'split' ? edit.dateFr : series.dateFr;
  const beginsAnew = edit.kind === 'split' && wish.rule !== series.rule && !isForAll;
  const countedFrom = beginsAnew ? dateFr : series.countedFrom;
  const changed = Object.fromEntries(
    templateFields
      .filter((field) => field in sent || !isSame(before[field], after[field]))
      .map((field) => [field, after[field]]),
  );
  return {
    ...series,
    ...wish,
    ...changed,
    ...(changesNotes ? { richThoughts: clearedChecklist(after.richThoughts) } : {}),
    ...('datetimeFr' in changed ? { zone: zoneOfTimes(series, after, editorZone) } : {}),
    dateFr,
    countedFrom,
  };
}

/**
 * Keeps the series' zone, unless the new start is on another day there. Then date and times are in the
 * editor's zone.
 */
function zoneOfTimes({ zone }: RecurrenceRow, { dueDate, datetimeFr }: GoalRow, editorZone: string) {
  if (zone === null || datetimeFr === null) return zone;
  return wallTimeAt(Date.parse(datetimeFr), zone).date === dueDate ? zone : editorZone;
}

/** Unticks all boxes. */
export function withTemplateNotes(series: RecurrenceRow, notes: NotesDelta | null): RecurrenceRow {
  return { ...series, richThoughts: clearedChecklist(notes) };
}

/**
 * Applies the template fields of an edit to another open goal. An invalid result leaves the goal unchanged.
 */
export function alsoEdited<Goal extends GoalFields>(goal: Goal, edit: GoalEdit, zone: string): Goal {
  const shared: Record<string, unknown> = {};
  for (const field of templateFields) if (field in edit) shared[field] = edit[field];
  const edited = editedGoal(goal, shared as GoalEdit, zone);
  return edited.ok ? edited.value : goal;
}

/** Moves another open goal by as many days as the edited goal, unless the goals have different horizons. */
export function alsoMoved<Goal extends GoalFields>(
  goal: Goal,
  from: DateOnly,
  to: DateOnly,
  columnId: ColumnId,
  zone: string,
): Goal {
  if (goal.columnId !== columnId || goal.dueDate === null) return goal;
  const dueDate =
    columnId === 1
      ? plusDays(goal.dueDate, daysBetween(from, to))
      : periodAfter(periodOf(columnId, goal.dueDate), periodsBetween(columnId, from, to)).lastDate;
  const moved = editedGoal(goal, { columnId, dueDate }, zone);
  return moved.ok ? moved.value : goal;
}
