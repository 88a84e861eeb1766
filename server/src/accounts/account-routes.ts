import { accepted, refused } from '@cairn/core/outcome';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import type { Answer, Handlers } from '../http/handler.ts';
import { answered } from '../http/handler.ts';
import type { Outcome } from '@cairn/core/outcome';
import { deleteAccount } from './delete-account.ts';
import { editSettings } from './edit-settings.ts';
import { requestReset } from './request-reset.ts';
import { endSession, personById } from './session-rows.ts';
import { setPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';
import { currentSignupRule, type OpenedSession, signUp } from './sign-up.ts';
import { userAnswer, visitorAnswer } from './user-answer.ts';

/** The calls about accounts (`api.md` § Sign-in). */
export const accountRoutes: Handlers<
  | 'login'
  | 'signup'
  | 'logout'
  | 'requestReset'
  | 'setPassword'
  | 'readSettings'
  | 'editSettings'
  | 'deleteAccount'
> = {
  signup: async ({ house, body, userAgent }) => signedIn(house, 201, await signUp(house, body, userAgent)),
  login: async ({ house, body, userAgent }) => signedIn(house, 200, await signIn(house, body, userAgent)),
  setPassword: async ({ house, body, userAgent }) =>
    signedIn(house, 200, await setPassword(house, body, userAgent)),
  logout: async ({ house, token }) => {
    if (token !== null) await endSession(house.db, token);
    return accepted({
      status: 200,
      body: { status: 'ok', user: await visitorOf(house) },
      session: { kind: 'ended' },
    });
  },
  requestReset: ({ house, mails, body, language }) =>
    answered(requestReset(house, mails, body, language), () => ({ status: 200, body: { status: 'ok' } })),
  readSettings: async ({ house, person }) =>
    accepted({ status: 200, body: person ? userAnswer(person, house) : await visitorOf(house) }),
  editSettings: async ({ house, writer, body }) => {
    const edited = await editSettings(house, writer, body);
    return edited.ok ? userOf(house, writer.person.id, (user) => ({ status: 200, body: user })) : edited;
  },
  deleteAccount: async ({ house, person, body }) =>
    answered(await deleteAccount(house, person, body.confirmation), () => ({
      status: 204,
      session: { kind: 'ended' },
    })),
};

async function visitorOf(house: House) {
  return visitorAnswer({ ...house, signup: await currentSignupRule(house) });
}

async function signedIn(
  house: House,
  status: number,
  opened: Outcome<OpenedSession, Refusal>,
): Promise<Outcome<Answer, Refusal>> {
  if (!opened.ok) return opened;
  const { personId, token } = opened.value;
  return userOf(house, personId, (user) => ({
    status,
    body: { status: 'ok', user },
    session: { kind: 'opened', token },
  }));
}

async function userOf(
  house: House,
  personId: string,
  toAnswer: (user: ReturnType<typeof userAnswer>) => Answer,
): Promise<Outcome<Answer, Refusal>> {
  const person = await personById(house.db, personId, house.now(), house.plansAreOn);
  // Deleted in this very moment, from another device.
  return person ? accepted(toAnswer(userAnswer(person, house))) : refused({ code: 'auth.required' });
}
