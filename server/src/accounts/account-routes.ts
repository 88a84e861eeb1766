import { accepted, refused } from '@cairn/core/outcome';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import type { Answer, Handlers } from '../http/handler.ts';
import { answered } from '../http/handler.ts';
import type { Outcome } from '@cairn/core/outcome';
import { changePassword } from './change-password.ts';
import { confirmOwnEmail, requestConfirmation } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { editSettings } from './edit-settings.ts';
import { knownPeople } from './known-people.ts';
import { requestReset } from './request-reset.ts';
import { endSession, endSessionsOf, personById } from './session-rows.ts';
import { setPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';
import { currentSignupRule, type OpenedSession, signUp } from './sign-up.ts';
import { userAnswer, visitorAnswer } from './user-answer.ts';

/** The calls about accounts. */
export const accountRoutes: Handlers<
  | 'login'
  | 'signup'
  | 'logout'
  | 'requestReset'
  | 'setPassword'
  | 'readSettings'
  | 'editSettings'
  | 'deleteAccount'
  | 'changePassword'
  | 'endOtherSessions'
  | 'requestConfirmation'
  | 'confirmEmail'
> = {
  signup: async ({ house, mails, body, language, token, userAgent, address, limits }) => {
    const from = { address, limit: limits.takenEmail?.perAddress ?? null };
    return signedIn(house, 201, token, await signUp(house, mails, body, language, userAgent, from));
  },
  login: async ({ house, body, token, userAgent }) =>
    signedIn(house, 200, token, await signIn(house, body, userAgent)),
  setPassword: async ({ house, mails, body, language, token, userAgent }) =>
    signedIn(house, 200, token, await setPassword(house, mails, body, language, userAgent)),
  logout: async ({ house, token }) => {
    if (token !== null) await endSession(house.db, token);
    return accepted({
      status: 200,
      body: { status: 'ok', user: await visitorOf(house) },
      session: { kind: 'ended' },
    });
  },
  requestReset: ({ house, mails, body, language }) =>
    answered(requestReset(house, mails, body, language), () => okAnswer),
  readSettings: async ({ house, person }) =>
    accepted({ status: 200, body: person ? userAnswer(person, house) : await visitorOf(house) }),
  editSettings: async ({ house, writer, body }) => {
    const edited = await editSettings(house, writer, body);
    return edited.ok ? userOf(house, writer.person.id, (user) => ({ status: 200, body: user })) : edited;
  },
  deleteAccount: async ({ house, person, body }) =>
    answered(await deleteAccount(house, person, body), () => ({
      status: 204,
      session: { kind: 'ended' },
    })),
  changePassword: async ({ house, mails, person, body, language, token }) =>
    answered(await changePassword(house, mails, person, body, language, token), () => ({
      ...okAnswer,
      // The same session, in a browser that is known again after all were forgotten.
      ...(token === null ? {} : { session: { kind: 'opened', token, personId: person.id } }),
    })),
  endOtherSessions: async ({ house, person, token }) => {
    await endSessionsOf(house.db, person.id, token);
    knownPeople(house.db.pool).forgetPerson(person.id);
    return accepted({ status: 204 });
  },
  requestConfirmation: async ({ house, mails, person, language }) =>
    answered(await requestConfirmation(house, mails, person, language), () => okAnswer),
  confirmEmail: async ({ house, person, body }) => {
    const confirmed = await confirmOwnEmail(house, person, body.token);
    return confirmed.ok ? userOf(house, person.id, (user) => ({ status: 200, body: user })) : confirmed;
  },
};

const okAnswer: Answer = { status: 200, body: { status: 'ok' } };

async function visitorOf(house: House) {
  return visitorAnswer({ ...house, signup: await currentSignupRule(house) });
}

/** @param former the session that the new one takes the place of, in the same browser; null for none */
async function signedIn(
  house: House,
  status: number,
  former: string | null,
  opened: Outcome<OpenedSession, Refusal>,
): Promise<Outcome<Answer, Refusal>> {
  if (!opened.ok) return opened;
  if (former !== null) await endSession(house.db, former);
  const { personId, token } = opened.value;
  return userOf(house, personId, (user) => ({
    status,
    body: { status: 'ok', user },
    session: { kind: 'opened', token, personId },
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
