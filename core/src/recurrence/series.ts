import type { GoalRow, Instant } from '../goals/goal.ts';
import { type DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceWish } from './recurrence-edit.ts';
import { type RecurrenceRow, templateOf } from './recurrence.ts';

export interface SeriesBirth {
  readonly id: string;
  readonly tempId: string | null;
  readonly createdBy: string;
  /** The creator's zone; null if the server sets it. */
  readonly zone: string | null;
  readonly at: Instant;
  readonly version: number;
}

/** The goal is the first occurrence and the template. */
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
