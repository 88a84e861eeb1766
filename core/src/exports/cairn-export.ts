import type { BoardRow, ListRow } from '../boards/board.ts';
import type { GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { RecurrenceRow } from '../recurrence/recurrence.ts';
import type { SpaceRow } from '../spaces/space.ts';
import type { TagSetting } from '../tags/tag-settings.ts';

/** The version of the format. Files of a higher version are rejected. */
export const exportVersion = 1;

/** A goal's visible and editable fields, by their names in the API. */
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

/** A board without its publication, which is not exported. */
export type ExportedBoard = Pick<
  BoardRow,
  'id' | 'name' | 'emoji' | 'sequenceNo' | 'background' | 'cover' | 'color' | 'richDescription'
>;

export type ExportedList = Pick<
  ListRow,
  'id' | 'board' | 'name' | 'emoji' | 'showEmoji' | 'expanded' | 'sequenceNo'
>;

/** With its author's name, since ids of people mean nothing elsewhere. */
export interface ExportedComment {
  readonly id: string;
  readonly goal: string;
  readonly author: string;
  /** Whether the exporting user wrote the comment. */
  readonly isOwn: boolean;
  readonly createdDatetime: Instant;
  readonly richText: NotesDelta;
}

export interface ExportedMember {
  readonly code: string;
  readonly name: string;
  readonly role: string;
}

/** An entry of a folder: a goal or a board. */
export interface ExportedEntry {
  readonly goal: string | null;
  readonly board: string | null;
  readonly sequenceNo: number;
}

/** All that the user can see in a space. Favourites are kept by space. */
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

/** Uploaded files are listed by address, not included. */
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
