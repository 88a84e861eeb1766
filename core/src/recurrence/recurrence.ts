import type { GoalColor } from '../goals/colors.ts';
import type { GoalFields, GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { clearedChecklist } from '../notes/checklist.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';

/** `date` counts from the rule's days, `completion` from the last completion. */
export type RecurrenceAnchor = 'date' | 'completion';

export interface OccurrenceTemplate {
  readonly name: string;
  readonly richThoughts: NotesDelta | null;
  readonly color: GoalColor | null;
  readonly tags: readonly string[];
  readonly assignee: string | null;
  /** The start of the template; every occurrence has this wall time. */
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
  /** The first possible day. In a series after completion, the day of the open occurrence. */
  readonly dateFr: DateOnly;
  /** The rule counts from the first day of this series, or of the series that it took over from. */
  readonly countedFrom: DateOnly;
  /** Last possible day; null without an end. */
  readonly dateTo: DateOnly | null;
  /**
   * The creator's IANA zone, for all times. On a device null until the server sends it; until then the reader's zone
   * counts.
   */
  readonly zone: string | null;
  /** Original dates that were removed. */
  readonly skippedDates: readonly DateOnly[];
  readonly createdBy: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}

export const templateFields = [
  'name',
  'color',
  'tags',
  'assignee',
  'datetimeFr',
  'datetimeTo',
  'horizonSequenceNo',
] as const satisfies readonly (keyof OccurrenceTemplate & keyof GoalFields)[];

/** Returns the template of a goal, with all boxes unticked. */
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
