import type { EventType } from './event.ts';

/** The age in days at which an event is deleted, unless its type is in {@link everKeptTypes}. */
export const eventsKeptDays = 365;

/** Kept for ever, for the statistics of plans. */
export const everKeptTypes = [
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_DELETED',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];
