import type { GoalColor } from '../goals/colors.ts';
import type { Instant } from '../goals/goal.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';

/** The types of events in a history. */
export const eventTypes = [
  'USER_CREATED',
  'SPACE_CREATED',
  'SPACE_CREATED_BY_CLONING',
  'SPACE_USED_FOR_CLONING',
  'MEMBERSHIP_CREATED',
  'GOAL_CREATED',
  'GOAL_DELETED',
  'GOAL_DONE',
  'GOAL_MODIFIED',
  'COMMENT_CREATED',
  'COMMENT_DELETED',
  'COMMENT_MODIFIED',
  'GOAL_RESCHEDULED',
  'GOAL_ASSIGNED',
  'BOARD_CREATED',
  'BOARD_MODIFIED',
  'BOARD_DELETED',
  'BUCKET_CREATED',
  'BUCKET_MODIFIED',
  'BUCKET_DELETED',
  'MENTION_CREATED',
  'CLIMB_SUBSCRIPTION_CREATED',
  'CLIMB_SUBSCRIPTION_DELETED',
] as const;

/** One of {@link eventTypes}. */
export type EventType = (typeof eventTypes)[number];

/** Fields that changed, each with its value before and after. */
export type FieldChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Something that happened in a space. */
export interface EventRow {
  readonly code: string;
  readonly type: EventType;
  readonly datetime: Instant;
  /** Who did it. */
  readonly userId: string;
  /** What they are called while they belong to the space or edit a board of it; null of whoever is gone. */
  readonly userName: string | null;
  /** Whom it was done to: who was mentioned or assigned. */
  readonly otherUserId: string | null;
  readonly otherUserName: string | null;
  readonly spaceId: string;
  readonly spaceName: string | null;
  readonly goalId: string | null;
  readonly goalName: string | null;
  readonly goalColor: GoalColor | null;
  readonly commentId: string | null;
  /** The board and the list that it was about, or where the goal stood then; their names are those of today. */
  readonly boardId: string | null;
  readonly boardName: string | null;
  readonly bucketId: string | null;
  readonly bucketName: string | null;
  /** Where on the time axis the goal stood then; null of what stood nowhere, and of what is no goal. */
  readonly columnId: ColumnId | null;
  readonly dueDate: DateOnly | null;
  readonly changes: FieldChanges | null;
}

/** How far a history goes back, in days: a free plan sees a month, others all of it. */
export function historyDaysOf(level: { readonly isPro: boolean }): number | null {
  return level.isPro ? null : 30;
}
