import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, writePasswordChanged } from './account-mails.ts';
import { confirmEmail, mailedPerson } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { knownPeople } from './known-people.ts';
import { takeMailedToken } from './mailed-token-rows.ts';
import { passwordHash, passwordRefusal } from './password.ts';
import { replacePassword } from './replace-password.ts';
import { openSession } from './session-rows.ts';
import type { OpenedSession } from './sign-up.ts';

const badToken: Refusal = { code: 'auth.resetToken' };

interface NewPassword {
  readonly uidb64: string;
  readonly token: string;
  readonly password: string;
  readonly endsAccess: boolean;
}

/**
 * Ends all sessions and opens a new one. A weak password does not use up the token.
 *
 * The mail proves who owns the address. If the address was unconfirmed, a stranger may have signed up with it, so
 * access tokens end too.
 */
export async function setPassword(
  context: ServerContext,
  mails: AccountMails,
  body: NewPassword,
  language: Language,
  userAgent: string | null,
): Promise<Outcome<OpenedSession, Refusal>> {
  const blank = blankRefusal({ password: body.password });
  if (blank) return refused(blank);
  const personId = Buffer.from(body.uidb64, 'base64url').toString();
  const person = isId(personId) ? await mailedPerson(context.db, personId) : null;
  if (!person) return refused(badToken);
  const weak = await passwordRefusal(body.password, person);
  if (weak) return refused(weak);
  const hashed = await passwordHash(body.password);
  const set = await context.db.transact<Outcome<OpenedSession, Refusal>>(async (tx) => {
    const now = context.now();
    if (!(await takeMailedToken(tx, 'reset', body.token, personId, now))) return refused(badToken);
    const isNews = context.mailLeaves && (await confirmEmail(tx, personId));
    const endsAccess = body.endsAccess || isNews;
    await replacePassword(tx, personId, { passwordHash: hashed, endsAccess, keptSession: null }, now);
    await writePasswordChanged(tx, mails, person, language);
    return accepted({ personId, token: await openSession(tx, personId, userAgent, now) });
  });
  knownPeople(context.db.pool).forgetPerson(personId);
  return set;
}
