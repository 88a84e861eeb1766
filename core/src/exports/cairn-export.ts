import type { BoardRow, BucketRow } from '../boards/board.ts';
import type { GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { RecurrenceRow } from '../recurrence/recurrence.ts';
import type { SpaceRow } from '../spaces/space.ts';
import type { TagSetting } from '../tags/tag-settings.ts';

/** The shape that this version writes; a file of a higher one is refused. */
export const exportVersion = 1;

/** A goal as it is exported: what a person can see and change of it, by the wire's names. */
export type ExportedGoal = Pick<
  GoalRow,
  | 'id'
  | 'name'
  | 'parent'
  | 'columnId'
  | 'bucketId'
  | 'dueDate'
  | 'doneDate'
  | 'datetimeFr'
  | 'datetimeTo'
  | 'createdDatetime'
  | 'type'
  | 'assignee'
  | 'color'
  | 'tags'
  | 'public'
  | 'sequenceNo'
  | 'horizonSequenceNo'
  | 'bucketSequenceNo'
  | 'subgoalSequenceNo'
  | 'recurrence'
  | 'richThoughts'
>;

/** A series as it is exported. */
export type ExportedSeries = Pick<
  RecurrenceRow,
  | 'id'
  | 'columnId'
  | 'rule'
  | 'anchor'
  | 'dateFr'
  | 'countedFrom'
  | 'dateTo'
  | 'skippedDates'
  | 'name'
  | 'richThoughts'
  | 'color'
  | 'tags'
  | 'assignee'
  | 'datetimeFr'
  | 'datetimeTo'
  | 'horizonSequenceNo'
>;

/** A board as it is exported; how it was shown to others is not part of it. */
export type ExportedBoard = Pick<
  BoardRow,
  'id' | 'name' | 'emoji' | 'sequenceNo' | 'background' | 'cover' | 'color' | 'richDescription'
>;

/** A list of a board as it is exported. */
export type ExportedList = Pick<
  BucketRow,
  'id' | 'board' | 'name' | 'emoji' | 'showEmoji' | 'expanded' | 'sequenceNo'
>;

/** A comment as it is exported: ids of people mean nothing elsewhere, so that its author is named. */
export interface ExportedComment {
  readonly id: string;
  readonly goal: string;
  readonly author: string;
  /** Whether the person whose export it is said it. */
  readonly isOwn: boolean;
  readonly createdDatetime: Instant;
  readonly richText: NotesDelta;
}

/** Somebody who belongs to a space. */
export interface ExportedMember {
  readonly code: string;
  readonly name: string;
  readonly role: string;
}

/** An entry of a folder: it names a goal or a board. */
export interface ExportedEntry {
  readonly goal: string | null;
  readonly board: string | null;
  readonly sequenceNo: number;
}

/** A space with all that this person can see in it. Favourites are kept by space, as folders are. */
export interface ExportedSpace extends Pick<
  SpaceRow,
  'id' | 'name' | 'emoji' | 'color' | 'enabledColumnIds'
> {
  readonly showTags: boolean;
  readonly tags: readonly TagSetting[];
  readonly members: readonly ExportedMember[];
  readonly boards: readonly ExportedBoard[];
  readonly lists: readonly ExportedList[];
  readonly series: readonly ExportedSeries[];
  readonly goals: readonly ExportedGoal[];
  readonly comments: readonly ExportedComment[];
  readonly pinned: readonly ExportedEntry[];
  readonly favourites: readonly ExportedEntry[];
}

/** Everything a person has, as a file holds it. Uploaded files are named with their addresses, not contained. */
export interface CairnExport {
  readonly format: 'cairn';
  readonly version: number;
  readonly exportedDatetime: Instant;
  readonly person: {
    readonly name: string;
    readonly email: string | null;
    readonly settings: Readonly<Record<string, unknown>>;
  };
  readonly spaces: readonly ExportedSpace[];
}
