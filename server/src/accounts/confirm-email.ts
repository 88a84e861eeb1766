import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, writeConfirmation } from './account-mails.ts';
import { confirmEmail } from './account-rows.ts';
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
 * Needs the session besides the token: otherwise an address's owner could confirm a stranger's account by opening the
 * link.
 */
export async function confirmOwnEmail(
  context: ServerContext,
  { id }: Person,
  token: string,
): Promise<Outcome<null, Refusal>> {
  const isGood = await context.db.transact(async (tx) => {
    if (!(await takeMailedToken(tx, 'confirm', token, id, context.now()))) return false;
    await confirmEmail(tx, id);
    return true;
  });
  if (!isGood) return refused({ code: 'auth.confirmToken' });
  knownPeople(context.db.pool).forgetPerson(id);
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
  await context.db.transact((tx) => writeConfirmation(context, tx, mails.origin, to, language));
  mails.queue.sendSoon();
  return accepted(null);
}
