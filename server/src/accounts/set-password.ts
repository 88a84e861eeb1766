import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import { writePassword } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { knownPeople } from './known-people.ts';
import { passwordHash, passwordWeakness } from './password.ts';
import { dropResetTokens, takeResetToken } from './reset-rows.ts';
import { endSessionsOf, openSession } from './session-rows.ts';
import type { OpenedSession } from './sign-up.ts';

const badToken: Refusal = { code: 'auth.resetToken' };

/**
 * Sets a new password with the mailed token, once; ends every session there was and opens a new one.
 *
 * A weak password does not use the token up.
 */
export async function setPassword(
  house: House,
  body: { readonly uidb64: string; readonly token: string; readonly password: string },
  userAgent: string | null,
): Promise<Outcome<OpenedSession, Refusal>> {
  const blank = blankRefusal({ password: body.password });
  if (blank) return refused(blank);
  const personId = Buffer.from(body.uidb64, 'base64url').toString();
  if (!isId(personId)) return refused(badToken);
  const weakness = passwordWeakness(body.password, '');
  if (weakness !== null) return refused({ code: 'auth.weakPassword', errors: { password: weakness } });
  const hashed = await passwordHash(body.password);
  const set = await house.db.transact<Outcome<OpenedSession, Refusal>>(async (tx) => {
    if (!(await takeResetToken(tx, body.token, personId, house.now()))) return refused(badToken);
    await dropResetTokens(tx, personId);
    await writePassword(tx, personId, hashed, house.now());
    await endSessionsOf(tx, personId);
    return accepted({ personId, token: await openSession(tx, personId, userAgent, house.now()) });
  });
  knownPeople(house.db.pool).forgetPerson(personId);
  return set;
}
