import { z } from 'zod';
import { event } from './events.ts';

/** What concerns a person, newest first: mentions, what was given to them, what others said below goals they follow. */
export const notices = z.object({
  events: z.array(event).readonly(),
  /** How many of all there are came after `noticesLastSeenDatetime`; 99 at most. */
  unreadCount: z.number().int(),
});

export const noticesQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) });

export type Notices = z.infer<typeof notices>;
