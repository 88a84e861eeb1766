import { untouchedGoal } from '../goals/edited-goal.ts';
import type { GoalRow } from '../goals/goal.ts';
import { timesOnDueDate } from '../goals/schedule.ts';
import type { DateOnly } from '../time/date-only.ts';
import { occurrenceDates, shownDates } from './occurrence-dates.ts';
import { occurrenceRef } from '../goals/occurrence-id.ts';
import type { RecurrenceRow } from './recurrence.ts';

/**
 * The times are the template's wall time in the series' zone.
 *
 * @param ownZone the reader's zone, used if the series has none
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
    // A device may have stored the series before goals had planned lengths.
    durationMinutes: series.durationMinutes ?? null,
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
    climbSubscription: null,
    climbStep: null,
    createdBy: series.createdBy,
    recreatedFrom: null,
    carriedCount: 0,
    version: series.version,
    rev: 0,
    stamps: {},
  };
}

export interface OccurrenceRange {
  readonly from: DateOnly;
  readonly to: DateOnly;
  readonly today: DateOnly;
}

/**
 * Returns original dates without a goal whose period overlaps `[from, to]`.
 *
 * @param isTouched whether the date has a goal, even a deleted one
 */
export function untouchedDates(
  series: RecurrenceRow,
  { from, to, today }: OccurrenceRange,
  isTouched: (originalDate: DateOnly) => boolean,
): readonly DateOnly[] {
  return shownDates(series, occurrenceDates(series, from, to), today).filter((date) => !isTouched(date));
}

export function untouchedOccurrences(
  series: RecurrenceRow,
  range: OccurrenceRange & { readonly zone: string },
  isTouched: (originalDate: DateOnly) => boolean,
): readonly GoalRow[] {
  return untouchedDates(series, range, isTouched).map((date) =>
    untouchedOccurrence(series, date, range.zone),
  );
}
