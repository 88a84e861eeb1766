import type { EventType } from './event.ts';

/**
 * Events that notify the affected user. An assignment can be part of an edit shown as a move or completion, since
 * offline edits arrive as one. The event then names that user.
 */
export const ringingTypes = [
  'MENTION_CREATED',
  'GOAL_ASSIGNED',
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];

/** In days: after a longer absence, old notices do not help. */
export const noticeDays = 90;

/** Higher counts are not shown. */
export const maxUnread = 99;
