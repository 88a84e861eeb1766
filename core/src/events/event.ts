import type { GoalColor } from '../goals/colors.ts';
import type { Instant } from '../goals/goal.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';

export const eventTypes = [
  'USER_CREATED',
  'SPACE_CREATED',
  'SPACE_CREATED_BY_CLONING',
  'SPACE_USED_FOR_CLONING',
  'MEMBERSHIP_CREATED',
  'MEMBERSHIP_DELETED',
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

export type EventType = (typeof eventTypes)[number];

export type FieldChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export interface EventRow {
  readonly code: string;
  readonly type: EventType;
  readonly datetime: Instant;
  readonly userId: string;
  /** Null if the user has left the space and edits none of its boards. */
  readonly userName: string | null;
  /** The mentioned or assigned user. */
  readonly otherUserId: string | null;
  readonly otherUserName: string | null;
  readonly spaceId: string;
  readonly spaceName: string | null;
  readonly goalId: string | null;
  readonly goalName: string | null;
  readonly goalColor: GoalColor | null;
  readonly commentId: string | null;
  /** The board of the event, or of the goal at that time, under its current name. */
  readonly boardId: string | null;
  readonly boardName: string | null;
  readonly bucketId: string | null;
  readonly bucketName: string | null;
  readonly climbId: string | null;
  /** At the time of the event. */
  readonly climbName: string | null;
  /** The goal's period at that time, if any. */
  readonly columnId: ColumnId | null;
  readonly dueDate: DateOnly | null;
  readonly changes: FieldChanges | null;
}

/** In days; null is unlimited. */
export function historyDaysOf(level: { readonly isPro: boolean }): number | null {
  return level.isPro ? null : 30;
}
