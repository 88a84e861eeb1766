import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import type { GoalColor } from './colors.ts';
import type { OccurrenceOf } from './occurrence-id.ts';
import type { NotesDelta } from '../notes/delta.ts';

/** RFC 3339 in UTC with milliseconds. */
export type Instant = string;

/** A value other than null is a divider, with or without a caption. */
export type GoalType = 'space' | 'divider' | null;

/**
 * The `rev` of the field's last change. Then the `rev` and base of its last change from an older state; 0, 0 for none. See `sync/stamps.ts`.
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
  /** The day on which the goal was done, in the user's zone; null while open. */
  readonly doneDate: DateOnly | null;
  readonly datetimeFr: Instant | null;
  readonly datetimeTo: Instant | null;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly lockedTillDatetime: Instant | null;
  readonly locked: boolean;
  readonly richThoughts: NotesDelta | null;
  /** Counts changes of the note only, to merge concurrent typing. */
  readonly notesRev: number;
  readonly type: GoalType;
  readonly assignee: string | null;
  readonly color: GoalColor | null;
  readonly tags: readonly string[];
  readonly public: boolean;
  readonly sequenceNo: number;
  readonly horizonSequenceNo: number;
  readonly bucketSequenceNo: number;
  readonly subgoalSequenceNo: number;
  readonly recurrence: OccurrenceOf | null;
  readonly createdBy: string;
  readonly recreatedFrom: string | null;
  readonly carriedCount: number;
  readonly version: number;
  readonly rev: number;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
}

/** The fields that a user can edit; note changes are sent separately. */
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
/** Longest title in the goal editor, in Unicode code points. */
export const maxTitleLength = 150;

export function isDone(goal: Pick<GoalRow, 'doneDate'>): boolean {
  return goal.doneDate !== null;
}

/** Whether a goal is a divider. Dividers are never ticked and never on the hour grid. */
export function isDivider(goal: Pick<GoalRow, 'type'>): boolean {
  return goal.type !== null;
}

/**
 * Returns the longest prefix of at most `length` Unicode code points that ends between graphemes. A single grapheme
 * that is too long is cut between code points.
 */
export function firstCharacters(text: string, length: number): string {
  // A code point has at most two UTF-16 units, so only the beginning of a long text is read.
  if (text.length <= length) return text;
  const points = Array.from(text.slice(0, 2 * length + 2));
  if (points.length <= length) return text;
  const cut = points.slice(0, length).join('');
  const across = new Intl.Segmenter().segment(`${cut}${points[length]}`).containing(cut.length);
  return across?.index ? cut.slice(0, across.index) : cut;
}
