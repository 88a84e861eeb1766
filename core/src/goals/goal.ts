import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import type { ClimbStepOfGoal } from './climb-step-of-goal.ts';
import type { GoalColor } from './colors.ts';
import type { OccurrenceOf } from './occurrence-id.ts';
import type { NotesDelta } from '../notes/delta.ts';

/** RFC 3339 in UTC with milliseconds. */
export type Instant = string;

/** Null for a goal; other values are dividers. */
export type GoalType = 'space' | 'divider' | null;

/**
 * The revision of the field's last change. Then the revision and base of its last conflict, a change made on
 * an older value; both are 0 without a conflict. See `sync/stamps.ts`.
 */
export type FieldStamp = readonly [rev: number, conflictRev: number, conflictBase: number];

export interface GoalRow {
  readonly id: string;
  readonly code: string;
  readonly tempId: string | null;
  readonly space: string;
  readonly name: string;
  readonly parent: string | null;
  readonly columnId: ColumnId | null;
  readonly bucketId: string | null;
  readonly dueDate: DateOnly | null;
  /** The day in the user's zone; null while open. */
  readonly doneDate: DateOnly | null;
  readonly datetimeFr: Instant | null;
  readonly datetimeTo: Instant | null;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly lockedTillDatetime: Instant | null;
  readonly locked: boolean;
  readonly richThoughts: NotesDelta | null;
  /** Counts changes of the note, for merging concurrent typing. */
  readonly notesRev: number;
  readonly type: GoalType;
  readonly assignee: string | null;
  readonly color: GoalColor | null;
  /** The planned length while the goal has no times; with times it is kept, but not shown. */
  readonly durationMinutes: number | null;
  readonly tags: readonly string[];
  readonly public: boolean;
  readonly sequenceNo: number;
  readonly horizonSequenceNo: number;
  readonly bucketSequenceNo: number;
  readonly subgoalSequenceNo: number;
  readonly recurrence: OccurrenceOf | null;
  /** Id of the running climb, or null. Only the person who started it can read that. */
  readonly climbSubscription: string | null;
  readonly climbStep: ClimbStepOfGoal | null;
  readonly createdBy: string;
  readonly recreatedFrom: string | null;
  readonly carriedCount: number;
  readonly version: number;
  readonly rev: number;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
}

/** The note is left out, because separate changes edit it. */
export type GoalFields = Pick<
  GoalRow,
  | 'space'
  | 'name'
  | 'parent'
  | 'columnId'
  | 'bucketId'
  | 'dueDate'
  | 'doneDate'
  | 'datetimeFr'
  | 'datetimeTo'
  | 'type'
  | 'assignee'
  | 'color'
  | 'durationMinutes'
  | 'tags'
  | 'public'
  | 'sequenceNo'
  | 'horizonSequenceNo'
  | 'bucketSequenceNo'
  | 'subgoalSequenceNo'
>;

export type GoalEdit = { readonly [Field in keyof GoalFields]?: GoalFields[Field] };

/** In Unicode code points. */
export const maxNameLength = 250;
/** In Unicode code points, for the goal editor. */
export const maxTitleLength = 150;

export function isDone(goal: Pick<GoalRow, 'doneDate'>): boolean {
  return goal.doneDate !== null;
}

export function isDivider(goal: Pick<GoalRow, 'type'>): boolean {
  return goal.type !== null;
}

/**
 * Returns at most `length` Unicode code points, ending between graphemes. A longer first grapheme is cut
 * between code points.
 */
export function firstCharacters(text: string, length: number): string {
  // A code point has at most two UTF-16 units, so skip the rest of a long text.
  if (text.length <= length) return text;
  const points = Array.from(text.slice(0, 2 * length + 2));
  if (points.length <= length) return text;
  const cut = points.slice(0, length).join('');
  const across = new Intl.Segmenter().segment(`${cut}${points[length]}`).containing(cut.length);
  return across?.index ? cut.slice(0, across.index) : cut;
}
