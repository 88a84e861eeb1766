import { type NotificationEvent, notificationEvents } from '@cairn/core/notifications/notification-event';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../base/ids.ts';

export interface MailSubscription {
  readonly personId: string;
  readonly event: NotificationEvent;
}

/** 128 bits. */
const sealBytes = 16;

/**
 * Returns the token that ends the mails of an event to a person. The server stores nothing for it, and it never ends.
 *
 * @param key as of join links; the first word of the sealed text keeps the two apart
 */
export function unsubscribeToken(key: Buffer, { personId, event }: MailSubscription): string {
  const person = Buffer.from(personId.replaceAll('-', ''), 'hex');
  return `${event}-${Buffer.concat([person, sealOf(key, personId, event)]).toString('base64url')}`;
}

/** Returns null for a token that this key did not make. */
export function subscriptionOf(key: Buffer, token: string): MailSubscription | null {
  const event = notificationEvents.find((each) => token.startsWith(`${each}-`));
  if (event === undefined) return null;
  const bytes = Buffer.from(token.slice(event.length + 1), 'base64url');
  const personId = bytes
    .subarray(0, -sealBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  if (!isId(personId)) return null;
  // One subscription has one token: base64url could be written in several ways.
  const made = unsubscribeToken(key, { personId, event });
  return isSame(made, token) ? { personId, event } : null;
}

function sealOf(key: Buffer, personId: string, event: NotificationEvent): Buffer {
  return createHmac('sha256', key).update(`unsubscribe ${personId} ${event}`).digest().subarray(0, sealBytes);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
