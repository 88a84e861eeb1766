import type { ReadNoticeRow } from '@cairn/core/events/notices';
import { z } from 'zod';
import { event } from './events.ts';
import { id, instant, versioned } from './fields.ts';

/** Events that concern the reader, newest first. */
export const notices = z.object({
  events: z.array(event).readonly(),
  /** Notices after `noticesLastSeenDatetime` that are not read by themselves; 99 at most. */
  unreadCount: z.number().int(),
});

export const noticesQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) });

/** The read state of one notice, for the reader only. The id is the event's code. */
export const readNoticeRow = z.object({
  id,
  isRead: z.boolean(),
  /** The moment of the event. */
  datetime: instant,
  ...versioned,
}) satisfies z.ZodType<ReadNoticeRow, unknown>;

export const readNoticeEdit = z.object({ isRead: z.boolean() });

export type Notices = z.infer<typeof notices>;
