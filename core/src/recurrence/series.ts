import type { GoalRow, Instant } from '../goals/goal.ts';
import { type DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceWish } from './recurrence-edit.ts';
import { type RecurrenceRow, templateOf } from './recurrence.ts';

/** What a new series is given from outside. */
export interface SeriesBirth {
  readonly id: string;
  readonly tempId: string | null;
  readonly createdBy: string;
  /** The maker's; null where a device leaves it to the server. */
  readonly zone: string | null;
  readonly at: Instant;
  readonly version: number;
}

/** The series that begins with a goal, which is its first occurrence and gives it the template. */
export function newSeries(
  goal: GoalRow & { readonly columnId: ColumnId; readonly dueDate: string },
  wish: RecurrenceWish,
  birth: SeriesBirth,
): RecurrenceRow {
  const { at, ...given } = birth;
  const series: RecurrenceRow = {
    ...templateOf(goal),
    ...given,
    ...wish,
    space: goal.space,
    columnId: goal.columnId,
    dateFr: goal.dueDate,
    countedFrom: goal.dueDate,
    skippedDates: [],
    createdDatetime: at,
    modifiedDatetime: at,
    rev: 1,
  };
  return movedOn(series, goal.doneDate, originalDateOf(goal.columnId, goal.dueDate));
}

/** A series anchored on completion, of which a goal that is done already shall be an occurrence: the next one is open. */
export function movedOn(
  series: RecurrenceRow,
  doneDate: DateOnly | null,
  originalDate: DateOnly,
): RecurrenceRow {
  const isOpen = originalDate === originalDateOf(series.columnId, series.dateFr);
  if (series.anchor !== 'completion' || doneDate === null || !isOpen) return series;
  const next = nextAfterCompletion(series, doneDate, (date) => date === originalDate);
  return next === null ? series : { ...series, dateFr: next };
}
