import type { EventType } from './event.ts';

/** In days; other events are deleted after that. */
export const eventsKeptDays = 365;

/** Kept for ever, for the statistics of plans. */
export const everKeptTypes = [
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_DELETED',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];
