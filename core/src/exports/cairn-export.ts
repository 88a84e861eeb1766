import type { BoardRow, ListRow } from '../boards/board.ts';
import type { ClimbFields, ClimbSubscriptionRow } from '../climbs/climb.ts';
import type { ClimbStep } from '../climbs/climb-step.ts';
import type { GoalRow, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { RecurrenceRow } from '../recurrence/recurrence.ts';
import type { SpaceRow } from '../spaces/space.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { TagSetting } from '../tags/tag-settings.ts';

/** Files with a higher version are refused. */
export const exportVersion = 1;

/** Visible and editable fields, named as in the API. */
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
  | 'durationMinutes'
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
  | 'durationMinutes'
  | 'tags'
  | 'assignee'
  | 'datetimeFr'
  | 'datetimeTo'
  | 'horizonSequenceNo'
>;

/** Has no publication settings. */
export type ExportedBoard = Pick<
  BoardRow,
  'id' | 'name' | 'emoji' | 'sequenceNo' | 'background' | 'cover' | 'color' | 'richDescription'
>;

export type ExportedList = Pick<
  ListRow,
  'id' | 'board' | 'name' | 'emoji' | 'showEmoji' | 'expanded' | 'sequenceNo'
>;

/** Carries the author's name, since ids of people mean nothing on other servers. */
export interface ExportedComment {
  readonly id: string;
  readonly goal: string;
  readonly author: string;
  readonly isOwn: boolean;
  readonly createdDatetime: Instant;
  readonly richText: NotesDelta;
}

export interface ExportedMember {
  readonly code: string;
  readonly name: string;
  readonly role: string;
}

export interface ExportedEntry {
  readonly goal: string | null;
  readonly board: string | null;
  readonly sequenceNo: number;
}

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

/** A climb that the person writes, as a draft. */
export interface ExportedClimb extends ClimbFields {
  readonly id: string;
}

/** A climb that the person has started. Its goals are among those of its space. */
export interface ExportedStartedClimb extends Pick<ClimbSubscriptionRow, 'id' | 'space' | 'inOrder'> {
  readonly climb: ClimbSubscriptionRow['climb'];
  readonly startDate: DateOnly;
  readonly steps: readonly ClimbStep[];
  /** Ids, by step and repeat. */
  readonly goals: readonly string[];
}

/** Lists uploaded files by address, without their content. */
export interface CairnExport {
  readonly format: 'cairn';
  readonly version: number;
  readonly exportedDatetime: Instant;
  readonly person: {
    readonly name: string;
    readonly email: string | null;
    readonly settings: Readonly<Record<string, unknown>>;
  };
  /** Files from before there were climbs are without both. */
  readonly climbs: readonly ExportedClimb[] | null;
  readonly startedClimbs: readonly ExportedStartedClimb[] | null;
  readonly spaces: readonly ExportedSpace[];
}
