import { type Language, languageOf } from '@cairn/words/language';
import { invitationMail } from '@cairn/words/mails';
import { unconfirmedRefusal } from '../accounts/confirm-email.ts';
import type { Person } from '../context/person.ts';
import type { MailParts } from '../accounts/account-mails.ts';
import { displayName } from '@cairn/core/accounts/settings';
import { mailedName } from '@cairn/core/accounts/mailed-name';
import { isBoundToAddress } from '@cairn/core/spaces/roles';
import { secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Tx } from '../db/database.ts';
import { spaceRow } from '../spaces/space-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { invitationHash, putInvitation, type SentInvitation } from '../accounts/invitation-rows.ts';
import { unsubscribeHeaders } from '../mail/event-mail.ts';
import { sendMail } from '../mail/mail-job.ts';
import { refusalToken } from '../mail/unsubscribe-token.ts';
import { mailIn } from '../mail/written-mail.ts';
import { joinUrl } from './link-rows.ts';

const dayMs = 86_400_000;

/** Enough for a school class, too few for spam. */
const perSpace = { count: 50, withinMs: dayMs };
const perPerson = { count: 100, withinMs: dayMs };

/** Counts the mail. Refuses too many mails, and senders without a confirmed address. */
export async function mailRefusal(
  context: ServerContext,
  person: Person,
  spaceId: string,
): Promise<Refusal | null> {
  const unconfirmed = unconfirmedRefusal(context, person);
  if (unconfirmed) return unconfirmed;
  const { db, now } = context;
  const bySpace = await secondsToWait(db, 'invitations:space', spaceId, perSpace, now());
  const wait = bySpace ?? (await secondsToWait(db, 'invitations:person', person.id, perPerson, now()));
  return wait === null ? null : { code: 'rate.limited', retryAfter: wait };
}

export interface InvitationMails extends MailParts {
  /** Key from which the links are made that end invitations to an address. */
  readonly linkKey: Buffer;
}

/** In characters. Enough to recognize a person, too short for advertising. */
const longestName = 60;

/**
 * Writes the mail in the inviter's language, because the invited person's is unknown.
 *
 * @param language used if the inviter has chosen no language
 */
export async function writeInvitation(
  tx: Tx,
  mails: InvitationMails,
  person: Person,
  invitation: SentInvitation,
  language: Language,
  now: number,
): Promise<void> {
  const { origin, linkKey } = mails;
  const { spaceId, email, role, token } = invitation;
  putInvitation(tx, invitation, now);
  const { name } = await spaceRow(tx, spaceId);
  const inviter = displayName({ ...person.settings, email: person.email });
  const stop = refusalToken(linkKey, email);
  const about = {
    name: mailedName(inviter, longestName),
    space: mailedName(name, longestName),
    link: joinUrl(origin, token),
    isBound: isBoundToAddress(role),
    stop: `${origin}/stop/${stop}/`,
  };
  const written = mailIn(languageOf(person.settings.locale) ?? language, mails, () => invitationMail(about));
  await sendMail(mails.jobs, tx, {
    personId: person.id,
    to: email,
    ...written,
    headers: unsubscribeHeaders(`${origin}/api/v2/unsubscribe/${stop}/`),
    link: invitationHash(token),
  });
}
