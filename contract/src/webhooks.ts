import { notificationEvents } from '@cairn/core/notifications/notification-event';
import { z } from 'zod';
import { id, idIn, instant, typedText } from './fields.ts';

/** An address that Cairn calls for events that its person wants. */
export const webhook = z.object({
  url: z.string(),
  /** Null for all of the person's spaces. */
  spaces: z.array(id).readonly().nullable(),
  isOn: z.boolean(),
  /** The last four letters of the secret. */
  secretEnd: z.string(),
  /** Until then, calls are also signed with the former secret. */
  formerSecretUntilDatetime: instant.nullable(),
  createdDatetime: instant,
  /** The last answer of 2xx. */
  answeredDatetime: instant.nullable(),
  /** Since when no call was answered with 2xx. */
  failingSinceDatetime: instant.nullable(),
  /** When Cairn turned it off, after days of failures. */
  givenUpDatetime: instant.nullable(),
  waitingCount: z.number().int(),
});

/** Only the answer to a call that makes a secret contains it. */
export const webhookWithSecret = webhook.extend({ secret: z.string().nullable() });

export const webhookPut = z.object({
  url: typedText(2000),
  spaces: z.array(idIn).max(100).nullable().default(null),
  isOn: z.boolean().default(true),
});

/** `private`: not called, as the address is in a private network. */
export const tryFailures = ['private', 'unreachable', 'timeout'] as const;

/** One call of one delivery. Either a status or a failure is null. */
export const deliveryTry = z.object({
  datetime: instant,
  status: z.number().int().nullable(),
  failure: z.enum(tryFailures).nullable(),
  durationMs: z.number().int(),
});

export const deliveryStates = ['waiting', 'answered', 'failed'] as const;

/** An event that the webhook is called for. */
export const webhookDelivery = z.object({
  /** The header `webhook-id`. */
  id,
  event: z.enum([...notificationEvents, 'sample']),
  state: z.enum(deliveryStates),
  createdDatetime: instant,
  /** Oldest first. */
  tries: z.array(deliveryTry).readonly(),
  /** The body of the last call. */
  sent: z.string().nullable(),
  /** The beginning of the last answer. */
  answer: z.string().nullable(),
});

/** Newest first. */
export const webhookDeliveries = z.object({
  deliveries: z.array(webhookDelivery).readonly(),
  /** For the next page; null on the last one. */
  cursor: z.string().nullable(),
});

export const deliveriesQuery = z.object({ cursor: typedText(200).optional() });

export type Webhook = z.infer<typeof webhook>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;
export type WebhookPutBody = z.output<typeof webhookPut>;
export type TryFailure = (typeof tryFailures)[number];
export type DeliveryTry = z.infer<typeof deliveryTry>;
export type DeliveryState = (typeof deliveryStates)[number];
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;
