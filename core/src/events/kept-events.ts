import type { EventType } from './event.ts';

/** Age in days at which events are deleted, except {@link everKeptTypes}. */
export const eventsKeptDays = 365;

/** These events are kept for good, for the statistics of plans. */
export const everKeptTypes = [
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_DELETED',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];
