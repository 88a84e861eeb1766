import type { GoalColor } from '../goals/colors.ts';
import type { GoalFields, GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { clearedChecklist } from '../notes/checklist.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';

/** `date`: the rule gives the days. `completion`: each occurrence counts from the last completion. */
export type RecurrenceAnchor = 'date' | 'completion';

export interface OccurrenceTemplate {
  readonly name: string;
  readonly richThoughts: NotesDelta | null;
  readonly color: GoalColor | null;
  readonly durationMinutes: number | null;
  readonly tags: readonly string[];
  readonly assignee: string | null;
  /** Every occurrence has the wall time of these moments. */
  readonly datetimeFr: Instant | null;
  readonly datetimeTo: Instant | null;
  readonly horizonSequenceNo: number;
}

/** A series with exceptions, as in iCalendar. */
export interface RecurrenceRow extends OccurrenceTemplate {
  readonly id: string;
  readonly tempId: string | null;
  readonly space: string;
  readonly columnId: ColumnId;
  readonly rule: string;
  readonly anchor: RecurrenceAnchor;
  /** The first possible day. In a series that counts from completion: the open occurrence's day. */
  readonly dateFr: DateOnly;
  /** The rule counts from here: the first day of this series, or of the one that it continues. */
  readonly countedFrom: DateOnly;
  /** Null for no end. */
  readonly dateTo: DateOnly | null;
  /** The creator's IANA zone, for all times. Until the server sends it: null, and the reader's zone applies. */
  readonly zone: string | null;
  /** Original dates that were removed. */
  readonly skippedDates: readonly DateOnly[];
  /** The series that this one continues. Missing until the server sends it. */
  readonly continues?: string | null | undefined;
  readonly createdBy: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}

export const templateFields = [
  'name',
  'color',
  'durationMinutes',
  'tags',
  'assignee',
  'datetimeFr',
  'datetimeTo',
  'horizonSequenceNo',
] as const satisfies readonly (keyof OccurrenceTemplate & keyof GoalFields)[];

/** All boxes are unticked. */
export function templateOf(goal: Pick<GoalRow, keyof OccurrenceTemplate>): OccurrenceTemplate {
  const { name, richThoughts, color, durationMinutes, tags, assignee } = goal;
  const { datetimeFr, datetimeTo, horizonSequenceNo } = goal;
  return {
    name,
    richThoughts: clearedChecklist(richThoughts),
    color,
    durationMinutes,
    tags,
    assignee,
    datetimeFr,
    datetimeTo,
    horizonSequenceNo,
  };
}
