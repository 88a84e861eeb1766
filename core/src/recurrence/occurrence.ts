import { untouchedGoal } from '../goals/edited-goal.ts';
import type { GoalRow } from '../goals/goal.ts';
import { timesOnDueDate } from '../goals/schedule.ts';
import type { DateOnly } from '../time/date-only.ts';
import { occurrenceDates, shownDates } from './occurrence-dates.ts';
import { occurrenceRef } from '../goals/occurrence-id.ts';
import type { RecurrenceRow } from './recurrence.ts';

/**
 * An occurrence that nobody has touched yet, as a goal: what it is, and what it becomes at the first touch.
 *
 * Its times are the template's on the occurrence's own day, as the clock on the wall in the series' zone shows them.
 *
 * @param ownZone the reader's, for a series whose zone is not known yet
 */
export function untouchedOccurrence(series: RecurrenceRow, originalDate: DateOnly, ownZone: string): GoalRow {
  const { name, richThoughts, color, tags, assignee, columnId, horizonSequenceNo } = series;
  const { datetimeFr, datetimeTo } = series;
  const times =
    columnId === 1
      ? timesOnDueDate({ dueDate: originalDate, datetimeFr, datetimeTo }, series.zone ?? ownZone)
      : null;
  const ref = occurrenceRef(series.id, originalDate);
  return {
    ...untouchedGoal,
    ...(times ?? {}),
    id: ref,
    code: ref,
    tempId: null,
    space: series.space,
    name,
    richThoughts,
    color,
    tags,
    assignee,
    columnId,
    dueDate: originalDate,
    horizonSequenceNo,
    createdDatetime: series.createdDatetime,
    modifiedDatetime: series.modifiedDatetime,
    lockedTillDatetime: null,
    locked: false,
    notesRev: 0,
    recurrence: { id: series.id, originalDate },
    createdBy: series.createdBy,
    recreatedFrom: null,
    carriedCount: 0,
    version: series.version,
    rev: 0,
    stamps: {},
  };
}

/** A stretch of days, and the day from which it is looked at. */
export interface OccurrenceRange {
  readonly from: DateOnly;
  readonly to: DateOnly;
  readonly today: DateOnly;
}

/**
 * The original dates of a series' untouched occurrences whose period overlaps `[from, to]`, as they are shown on `today`.
 *
 * @param isTouched whether an original date has a goal of its own, deleted or not
 */
export function untouchedDates(
  series: RecurrenceRow,
  { from, to, today }: OccurrenceRange,
  isTouched: (originalDate: DateOnly) => boolean,
): readonly DateOnly[] {
  return shownDates(series, occurrenceDates(series, from, to), today).filter((date) => !isTouched(date));
}

/** The same as goals; see {@link untouchedOccurrence}. */
export function untouchedOccurrences(
  series: RecurrenceRow,
  range: OccurrenceRange & { readonly zone: string },
  isTouched: (originalDate: DateOnly) => boolean,
): readonly GoalRow[] {
  return untouchedDates(series, range, isTouched).map((date) =>
    untouchedOccurrence(series, date, range.zone),
  );
}
