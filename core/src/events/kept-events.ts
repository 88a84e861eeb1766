import type { EventType } from './event.ts';

/** How long all of a history is kept, in days: a year. */
export const eventsKeptDays = 365;

/** What is kept for ever: it is what shows how a person's plans went. */
export const everKeptTypes = [
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_DELETED',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];
