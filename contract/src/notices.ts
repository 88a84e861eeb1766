import type { ReadNoticeRow } from '@cairn/core/events/notices';
import type { ReminderRow } from '@cairn/core/notifications/reminders';
import { z } from 'zod';
import { event } from './events.ts';
import { dateOnly, id, instant, versioned } from './fields.ts';

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

/** A reminder of a goal, or of a day's goals without a time. Only the feed sends it, to its person. */
export const reminderRow = z.object({
  id,
  space: id.nullable(),
  goalId: id.nullable(),
  datetimeFr: instant.nullable(),
  date: dateOnly.nullable(),
  goalCount: z.number().int().nullable(),
  datetime: instant,
  ...versioned,
}) satisfies z.ZodType<ReminderRow, unknown>;

export const readNoticeEdit = z.object({ isRead: z.boolean() });

export type Notices = z.infer<typeof notices>;
