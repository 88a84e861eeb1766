import { type NotificationEvent, notificationEvents } from '@cairn/core/notifications/notification-event';
import { createHash, createHmac } from 'node:crypto';
import { isId } from '../base/ids.ts';
import { isSameText } from './same-text.ts';

export interface EventSubscription {
  readonly personId: string;
  readonly event: NotificationEvent;
}

/** 128 bits. */
const sealBytes = 16;
const idBytes = 16;

const ofInvitations = 'invitations';

/**
 * Returns the token that ends the mails of an event to a person. The server stores nothing for it, and it never ends.
 *
 * @param key as of join links; the first word of the sealed text keeps the two apart
 */
export function unsubscribeToken(key: Buffer, { personId, event }: EventSubscription): string {
  return sealedToken(key, event, personId);
}

/** Returns null for a token that this key did not make. */
export function subscriptionOf(key: Buffer, token: string): EventSubscription | null {
  const event = notificationEvents.find((each) => token.startsWith(`${each}-`));
  if (event === undefined) return null;
  const personId = hexIn(token, event).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  if (!isId(personId)) return null;
  // The whole token is compared, because base64url could be written in several ways.
  return isSameText(unsubscribeToken(key, { personId, event }), token) ? { personId, event } : null;
}

/** Identifies an address that may belong to no account, without holding it. */
export function addressIdOf(email: string): string {
  return createHash('sha256').update(email).digest().subarray(0, idBytes).toString('hex');
}

/** Returns the token that ends invitations to an address. It never ends. */
export function refusalToken(key: Buffer, email: string): string {
  return sealedToken(key, ofInvitations, addressIdOf(email));
}

/** Returns the {@link addressIdOf} of a refusal's token; null for a token that this key did not make. */
export function refusedAddressOf(key: Buffer, token: string): string | null {
  if (!token.startsWith(`${ofInvitations}-`)) return null;
  const id = hexIn(token, ofInvitations);
  return isSameText(sealedToken(key, ofInvitations, id), token) ? id : null;
}

function sealedToken(key: Buffer, subject: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const seal = createHmac('sha256', key).update(`unsubscribe ${id} ${subject}`).digest();
  return `${subject}-${Buffer.concat([bytes, seal.subarray(0, sealBytes)]).toString('base64url')}`;
}

function hexIn(token: string, subject: string): string {
  return Buffer.from(token.slice(subject.length + 1), 'base64url')
    .subarray(0, -sealBytes)
    .toString('hex');
}
