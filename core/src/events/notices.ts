import type { EventType } from './event.ts';

/**
 * Types of events that notify the user named in the event. Edits made offline arrive as one event, so an assignment can
 * be part of a move or completion.
 */
export const ringingTypes = [
  'MENTION_CREATED',
  'GOAL_ASSIGNED',
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];

/** The age in days at which a notice is no longer listed. After a longer absence, old notices do not help. */
export const noticeDays = 90;

/** The highest count of unread notices that is shown. */
export const maxUnread = 99;
