import type { EventType } from './event.ts';

/**
 * These events notify the user they name. Offline edits arrive as one event, so an assignment can be part of
 * a move or completion.
 */
export const ringingTypes = [
  'MENTION_CREATED',
  'GOAL_ASSIGNED',
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];

/** Older notices, in days, are not listed. */
export const noticeDays = 90;

/** Higher counts are shown as this number. */
export const maxUnread = 99;
