import { z } from 'zod';
import { id, instant } from './fields.ts';

/** A browser that shows notices. */
export const pushSubscription = z.object({
  id,
  /** From its User-Agent; null if it names none. */
  browser: z.string().nullable(),
  /** Whether the session of this call is in that browser. */
  isHere: z.boolean(),
  createdDatetime: instant,
  /** When its push service last accepted a notice. */
  reachedDatetime: instant.nullable(),
  /** Since when its push service knows it no longer. */
  endedDatetime: instant.nullable(),
});

export const pushSubscriptions = z.object({
  /** The `applicationServerKey` of a browser's subscription, as base64url. */
  publicKey: z.string(),
  subscriptions: z.array(pushSubscription).readonly(),
});

/** As `PushSubscription.toJSON` writes it. */
export const pushSubscribe = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/u),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/u),
  }),
});

export const pushResults = ['accepted', 'ended', 'refused', 'unreachable'] as const;

/** The answer of a browser's push service. */
export const pushTest = z.object({ id, result: z.enum(pushResults) });

export type PushSubscriptionRow = z.infer<typeof pushSubscription>;
export type PushSubscriptions = z.infer<typeof pushSubscriptions>;
export type PushSubscribeBody = z.output<typeof pushSubscribe>;
export type PushResult = (typeof pushResults)[number];
export type PushTest = z.infer<typeof pushTest>;
