import { z } from 'zod';
import { event } from './events.ts';

/** Mentions, assignments and comments on followed goals, newest first. */
export const notices = z.object({
  events: z.array(event).readonly(),
  /** Notices after `noticesLastSeenDatetime`; 99 at most. */
  unreadCount: z.number().int(),
});

export const noticesQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) });

export type Notices = z.infer<typeof notices>;
