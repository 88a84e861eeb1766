import { destinations, notificationEvents } from '@cairn/core/notifications/notification-event';
import { z } from 'zod';
import { id, instant } from './fields.ts';
import { deliveryStates, deliveryTry } from './webhooks.ts';

/** A mail or push that was accepted for a person, or a delivery of their webhook. */
export const sentNotice = z.object({
  id,
  destination: z.enum(destinations),
  /** Only of webhooks; null otherwise. */
  event: z.enum([...notificationEvents, 'sample']).nullable(),
  /** The subject of a mail, the title of a push, or the name of a webhook's goal. */
  title: z.string().nullable(),
  datetime: instant,
  state: z.enum(deliveryStates),
  /** By how many browsers a push was taken; 0 for others. */
  browserCount: z.number().int(),
  tryCount: z.number().int(),
  /** Only of webhooks; null otherwise. */
  lastTry: deliveryTry.nullable(),
});

export const sentNoticesQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(5) });

export type SentNotice = z.infer<typeof sentNotice>;
