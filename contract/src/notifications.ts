import {
  destinations,
  type NotificationEvent,
  notificationEvents,
} from '@cairn/core/notifications/notification-event';
import type { NotificationFlags } from '@cairn/core/notifications/notification-flags';
import { z } from 'zod';
import { id } from './fields.ts';

export const notificationEvent = z.enum(notificationEvents);

export const notificationFlags = z.partialRecord(notificationEvent, z.boolean()) satisfies z.ZodType<
  NotificationFlags,
  unknown
>;

function everyEvent<Flag extends z.ZodType>(flag: Flag): Record<NotificationEvent, Flag> {
  return Object.fromEntries(notificationEvents.map((event) => [event, flag])) as Record<
    NotificationEvent,
    Flag
  >;
}

/** The flags say what holds, whether it was set here or is inherited. */
export const notificationSetting = z.object({
  code: z.string(),
  /** Null for all spaces that do not overrule it. */
  space: id.nullable(),
  destination: z.enum(destinations),
  /** Flags that are not set here: they come from all spaces, or from Cairn. */
  inherited: z.array(notificationEvent).readonly(),
  ...everyEvent(z.boolean()),
});

/** Null takes a flag back. Flags that are not sent stay. */
export const notificationSettingEdit = z.object(everyEvent(z.boolean().nullable())).partial();

export type NotificationSetting = z.infer<typeof notificationSetting>;

/** The mails that a link in a mail ends. */
export const mailSubscription = z.object({
  /** Invitations go to an address, which may have no account. */
  event: z.enum([...notificationEvents, 'invitations']),
  /** In any space. */
  isOn: z.boolean(),
});

export type MailSubscription = z.infer<typeof mailSubscription>;
