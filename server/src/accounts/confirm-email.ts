import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, writeConfirmation } from './account-mails.ts';
import { confirmEmail } from './account-rows.ts';
import { takeNewEmail } from './change-email.ts';
import { knownPeople } from './known-people.ts';
import { takeMailedToken } from './mailed-token-rows.ts';
import type { Person } from '../context/person.ts';

/** For each person. */
const mailLimit = { count: 5, withinMs: 3_600_000 };

/** Null also where no mails are sent. */
export function unconfirmedRefusal(
  { mailLeaves }: Pick<ServerContext, 'mailLeaves'>,
  { isEmailConfirmed }: Pick<Person, 'isEmailConfirmed'>,
): Refusal | null {
  return mailLeaves && !isEmailConfirmed ? { code: 'auth.unconfirmed' } : null;
}

/**
 * Confirms the address, or changes it to the one that the link was mailed to.
 *
 * Needs the session besides the token: otherwise an address's owner could confirm a stranger's account by opening the
 * link.
 */
export async function confirmOwnEmail(
  context: ServerContext,
  person: Person,
  token: string,
): Promise<Outcome<null, Refusal>> {
  const { id } = person;
  const renamedIn = await context.db.transact(async (tx) => {
    const now = context.now();
    if (!(await takeMailedToken(tx, 'confirm', token, id, now))) return takeNewEmail(tx, person, token, now);
    await confirmEmail(tx, id);
    return new Map<string, number>();
  });
  if (!renamedIn) return refused({ code: 'auth.confirmToken' });
  knownPeople(context.db.pool).forgetPerson(id);
  for (const [scopeId, version] of renamedIn) context.publish(scopeId, version);
  return accepted(null);
}

export async function requestConfirmation(
  context: ServerContext,
  mails: AccountMails,
  person: Person,
  language: Language,
): Promise<Outcome<null, Refusal>> {
  if (!unconfirmedRefusal(context, person)) return accepted(null);
  const wait = await secondsToWait(context.db, 'confirmation', person.id, mailLimit, context.now());
  if (wait !== null) return refused({ code: 'rate.limited', retryAfter: wait });
  const { id, email, settings } = person;
  const to = { id, email, locale: settings.locale };
  await context.db.transact((tx) => writeConfirmation(context, tx, mails, to, language));
  return accepted(null);
}
