import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { credentialOf } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { emailAddress } from './email-address.ts';
import { isPassword } from './password.ts';
import { openSession } from './session-rows.ts';
import type { OpenedSession } from './sign-up.ts';

/** A wrong password and an unknown address get the same answer after about the same time. */
export async function signIn(
  context: ServerContext,
  body: { readonly email: string; readonly password: string },
  userAgent: string | null,
): Promise<Outcome<OpenedSession, Refusal>> {
  const blank = blankRefusal({ email: body.email, password: body.password });
  if (blank) return refused(blank);
  const email = emailAddress(body.email);
  const credential = email === null ? null : await credentialOf(context.db, email);
  const isRight = await isPassword(body.password, credential?.passwordHash ?? null);
  if (!credential || !isRight) return refused({ code: 'auth.credentials' });
  return accepted({
    personId: credential.id,
    token: await openSession(context.db, credential.id, userAgent, context.now()),
  });
}
