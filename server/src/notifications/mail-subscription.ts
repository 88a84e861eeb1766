import type { MailSubscription } from '@cairn/contract/notifications';
import { isNotified } from '@cairn/core/notifications/notification-flags';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { settingsNow } from '../accounts/edit-settings.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { statement } from '../db/statement.ts';
import { hasRefused, setInvitations } from '../accounts/refused-invitations.ts';
import { refusedAddressOf, subscriptionOf } from '../mail/unsubscribe-token.ts';
import { setFlagEverywhere } from './set-flag-everywhere.ts';

const unknown: Refusal = { code: 'unsubscribe.unknown' };

const selectPerson = statement<{ isOnInSpace: boolean }>(`
  select exists (
    select from member_settings ms
    where ms.scope_id = u.id and ms.deleted_at is null and ms.email_notifications ->> $2 = 'true'
  ) as "isOnInSpace"
  from users u where u.id = $1`);

/** @param key of the tokens in links */
export async function readMailSubscription(
  { db }: ServerContext,
  key: Buffer,
  token: string,
): Promise<Outcome<MailSubscription, Refusal>> {
  const addressId = refusedAddressOf(key, token);
  if (addressId !== null) return accepted({ event: 'invitations', isOn: !(await hasRefused(db, addressId)) });
  const subscription = subscriptionOf(key, token);
  if (subscription === null) return refused(unknown);
  const { personId, event } = subscription;
  const [found] = await db.rows(selectPerson, [personId, event]);
  if (!found) return refused(unknown);
  const general = (await settingsNow(db, personId)).emailNotifications;
  const isOn = found.isOnInSpace || isNotified('email', event, { general, ofSpace: {} });
  return accepted({ event, isOn });
}

/** Of the event of the token, in all spaces of its person; or the invitations to an address. */
export async function setMails(
  context: ServerContext,
  key: Buffer,
  token: string,
  isOn: boolean,
): Promise<Outcome<null, Refusal>> {
  const addressId = refusedAddressOf(key, token);
  if (addressId !== null) {
    await setInvitations(context.db, addressId, isOn, context.now());
    return accepted(null);
  }
  const subscription = subscriptionOf(key, token);
  if (subscription === null) return refused(unknown);
  const { personId, event } = subscription;
  const isDone = await setFlagEverywhere(context, personId, 'email', event, isOn);
  return isDone ? accepted(null) : refused(unknown);
}
