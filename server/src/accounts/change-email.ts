import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { type AccountMails, writeEmailChange } from './account-mails.ts';
import { credentialOf, writeEmail } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { wrongPassword } from './change-password.ts';
import { emailAddress } from './email-address.ts';
import { dropMailedTokens, takeChangeToken } from './mailed-token-rows.ts';
import { updateProfile } from './update-profile.ts';

/** For each person. */
const mailLimit = { count: 5, withinMs: 3_600_000 };

const refusedAddress = (message: () => string): Refusal => ({
  code: 'auth.invalidEmail',
  errors: { email: message },
});

/**
 * Mails a link to the new address and a notice to the present one. An address that has an account gets the same answer;
 * its owner gets a mail without a link.
 */
export async function requestEmailChange(
  context: ServerContext,
  mails: AccountMails,
  person: Person,
  body: { readonly email: string; readonly password: string },
  language: Language,
): Promise<Outcome<null, Refusal>> {
  const blank = blankRefusal(body);
  if (blank) return refused(blank);
  const email = emailAddress(body.email);
  if (email === null) return refused(refusedAddress(() => m.field_email_invalid()));
  if (email === person.email) return refused(refusedAddress(() => m.field_email_same()));
  const wrong = await wrongPassword(context, person.id, 'password', body.password);
  if (wrong) return refused(wrong);
  const now = context.now();
  const wait = await secondsToWait(context.db, 'emailChange', person.id, mailLimit, now);
  if (wait !== null) return refused({ code: 'rate.limited', retryAfter: wait });
  const present = { id: person.id, email: person.email, locale: person.settings.locale };
  await context.db.transact(async (tx) => {
    const owner = await credentialOf(tx, email);
    await writeEmailChange(tx, mails, present, { email, owner, language, now });
  });
  return accepted(null);
}

/**
 * Ends the person's other mailed links, which went to the former address.
 *
 * @returns versions of the spaces that show the new name; null if the token is not good, or the address was taken since
 */
export async function takeNewEmail(
  tx: Tx,
  person: Person,
  token: string,
  now: number,
): Promise<ReadonlyMap<string, number> | null> {
  const email = await takeChangeToken(tx, token, person.id, now);
  if (email === null || !(await writeEmail(tx, person.id, email, now))) return null;
  dropMailedTokens(tx, person.id);
  return updateProfile(tx, person, { ...person.settings, email }, new Date(now));
}
