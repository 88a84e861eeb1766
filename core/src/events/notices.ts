import type { EventType } from './event.ts';

/**
 * What rings for whom it was done to. A goal is given to somebody also by an edit that is told as a move or as done,
 * since edits that were made with no network arrive as one: then the event names that person.
 */
export const ringingTypes = [
  'MENTION_CREATED',
  'GOAL_ASSIGNED',
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];

/** How far back a person is told what concerns them, in days: whoever was away for a season has other ways to catch up. */
export const noticeDays = 90;

/** Beyond this many unread ones nobody counts. */
export const maxUnread = 99;
