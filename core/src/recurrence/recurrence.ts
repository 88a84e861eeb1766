import type { GoalColor } from '../goals/colors.ts';
import type { GoalFields, GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { clearedChecklist } from '../notes/checklist.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';

/** What the next occurrence is counted from: the days of the rule, or the day on which the last one was done. */
export type RecurrenceAnchor = 'date' | 'completion';

/** What each occurrence begins with. */
export interface OccurrenceTemplate {
  readonly name: string;
  readonly richThoughts: NotesDelta | null;
  readonly color: GoalColor | null;
  readonly tags: readonly string[];
  readonly assignee: string | null;
  /** The times of one occurrence; others have the same on their own day's clock. */
  readonly datetimeFr: Instant | null;
  readonly datetimeTo: Instant | null;
  readonly horizonSequenceNo: number;
}

/** A goal that repeats: a series with exceptions, as iCalendar has it. */
export interface RecurrenceRow extends OccurrenceTemplate {
  readonly id: string;
  readonly tempId: string | null;
  readonly space: string;
  readonly columnId: ColumnId;
  readonly rule: string;
  readonly anchor: RecurrenceAnchor;
  /** The first day on which an occurrence may fall; with the anchor `completion`, where the one open occurrence stands. */
  readonly dateFr: DateOnly;
  /** What the rule counts from: the first day of the series, or of the one that it took over from. */
  readonly countedFrom: DateOnly;
  /** The last day on which an occurrence may fall; null without an end. */
  readonly dateTo: DateOnly | null;
  /**
   * The IANA zone whose clock the times of all occurrences follow, for everybody who sees them: the maker's. Null on a device
   * for a series that the server has not told with its zone; the reader's own counts then.
   */
  readonly zone: string | null;
  /** Original dates that were taken out. */
  readonly skippedDates: readonly DateOnly[];
  readonly createdBy: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}

/** A goal's fields that its repetitions share. */
export const templateFields = [
  'name',
  'color',
  'tags',
  'assignee',
  'datetimeFr',
  'datetimeTo',
  'horizonSequenceNo',
] as const satisfies readonly (keyof OccurrenceTemplate & keyof GoalFields)[];

/** The template that a goal gives its repetitions: lines of a checklist, but not their ticks. */
export function templateOf(goal: Pick<GoalRow, keyof OccurrenceTemplate>): OccurrenceTemplate {
  const { name, richThoughts, color, tags, assignee, datetimeFr, datetimeTo, horizonSequenceNo } = goal;
  return {
    name,
    richThoughts: clearedChecklist(richThoughts),
    color,
    tags,
    assignee,
    datetimeFr,
    datetimeTo,
    horizonSequenceNo,
  };
}
