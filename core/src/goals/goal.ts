import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import type { GoalColor } from './colors.ts';
import type { OccurrenceOf } from './occurrence-id.ts';
import type { NotesDelta } from '../notes/delta.ts';

/** A moment on the wire: RFC 3339 in UTC with milliseconds. */
export type Instant = string;

/** What marks a row of a list that is no goal: a line with or without a caption between goals. */
export type GoalType = 'space' | 'divider' | null;

/**
 * When a field last changed: the goal's `rev` then, and the last change made on an older state than it replaced,
 * as that change's rev and the rev it was made on (0, 0 when there was none). See `sync/stamps.ts`.
 */
export type FieldStamp = readonly [rev: number, conflictRev: number, conflictBase: number];

/** A goal as it is stored, sent in the feed and kept on the device; names are the spec's. */
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
  /** The person's own day on which it was done; null while it is open. */
  readonly doneDate: DateOnly | null;
  readonly datetimeFr: Instant | null;
  readonly datetimeTo: Instant | null;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly lockedTillDatetime: Instant | null;
  readonly locked: boolean;
  readonly richThoughts: NotesDelta | null;
  /** Counts the changes of the notes alone, so that two people's typing can be merged. */
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
  /** The series that it is an occurrence of. */
  readonly recurrence: OccurrenceOf | null;
  /** The code of the person who made it. */
  readonly createdBy: string;
  readonly recreatedFrom: string | null;
  readonly carriedCount: number;
  /** The version of the space at the goal's last change. */
  readonly version: number;
  /** The goal's own count of changes. */
  readonly rev: number;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
}

/** What a person may change of a goal; the notes travel as a change of their own. */
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

/** Some fields of a goal with the values they shall have. */
export type GoalEdit = { readonly [Field in keyof GoalFields]?: GoalFields[Field] };

/** Longest name that is kept, in Unicode code points. */
export const maxNameLength = 250;
/** Longest title the goal editor accepts, in Unicode code points. */
export const maxTitleLength = 150;

/** Whether a goal is done. */
export function isDone(goal: Pick<GoalRow, 'doneDate'>): boolean {
  return goal.doneDate !== null;
}

/** Whether a row only divides a list; dividers are never ticked and never drawn on the hour grid. */
export function isDivider(goal: Pick<GoalRow, 'type'>): boolean {
  return goal.type !== null;
}

/**
 * The longest beginning of a text that has `length` Unicode code points at most and ends where a reader sees a character
 * end: a family, a flag or a letter with its accents is kept whole or left out. One that fills the beginning by itself is
 * cut between code points.
 */
export function firstCharacters(text: string, length: number): string {
  // Two UTF-16 units at most make one code point, so a short text needs no walk, and of a long one only its beginning does.
  if (text.length <= length) return text;
  const points = Array.from(text.slice(0, 2 * length + 2));
  if (points.length <= length) return text;
  const cut = points.slice(0, length).join('');
  // Whether a character ends there is told by what stands before it and by the next code point.
  const across = new Intl.Segmenter().segment(`${cut}${points[length]}`).containing(cut.length);
  return across?.index ? cut.slice(0, across.index) : cut;
}
