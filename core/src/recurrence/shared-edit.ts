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

/** Whether an edit changes what all repetitions share. */
export function changesTemplate(edit: GoalEdit): boolean {
  return templateFields.some((field) => field in edit);
}

/** How a series changes with an edit of one of its goals that is meant for several. */
export interface SeriesChange {
  readonly wish: RecurrenceWish;
  /** The goal as it was, and as it is after the edit. */
  readonly before: GoalRow;
  readonly after: GoalRow;
  /** What was sent: said again of this one, it is news for the others. */
  readonly edit: GoalEdit;
  readonly changesNotes: boolean;
  /** Whether it is meant for all, so that another rule counts from where the old one did. */
  readonly isForAll: boolean;
  /** The zone of the person who edits. */
  readonly editorZone: string;
}

/** A series with an edit of one of its goals: the fields of the template that the edit changed, and the rule that is wished. */
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
 * The zone of a series with other times: its own, unless the new start lies on another day there. The due date is then a day
 * of the editor's clock only, and so are the hours.
 */
function zoneOfTimes({ zone }: RecurrenceRow, { dueDate, datetimeFr }: GoalRow, editorZone: string) {
  if (zone === null || datetimeFr === null) return zone;
  return wallTimeAt(Date.parse(datetimeFr), zone).date === dueDate ? zone : editorZone;
}

/** A series whose repetitions begin with these notes, boxes clear ("Save as template"). */
export function withTemplateNotes(series: RecurrenceRow, notes: NotesDelta | null): RecurrenceRow {
  return { ...series, richThoughts: clearedChecklist(notes) };
}

/**
 * Another open goal of a series after an edit that is meant for it too: the fields of the template that were sent. Its
 * day, its notes and what else makes it an exception stay. Unchanged where the edit makes no valid goal of it.
 *
 * @param zone the zone of the series
 */
export function alsoEdited<Goal extends GoalFields>(goal: Goal, edit: GoalEdit, zone: string): Goal {
  const shared: Record<string, unknown> = {};
  for (const field of templateFields) if (field in edit) shared[field] = edit[field];
  const edited = editedGoal(goal, shared as GoalEdit, zone);
  return edited.ok ? edited.value : goal;
}

/**
 * Another open goal of a series whose days have moved: it follows by the same distance from where it stands. One that stands
 * on another horizon stays there.
 *
 * @param from its original date
 * @param to what that has become
 * @param zone the zone of the series
 */
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
