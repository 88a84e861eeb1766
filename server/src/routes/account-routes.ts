import { accepted, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Answer, Handlers } from './handler.ts';
import { answered } from './handler.ts';
import type { Outcome } from '@cairn/core/outcome';
import { requestEmailChange } from '../accounts/change-email.ts';
import { changePassword } from '../accounts/change-password.ts';
import { confirmOwnEmail, requestConfirmation } from '../accounts/confirm-email.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { editSettings } from '../accounts/edit-settings.ts';
import { knownPeople } from '../accounts/known-people.ts';
import { requestReset } from '../accounts/request-reset.ts';
import { endSession, endSessionsOf, personById } from '../accounts/session-rows.ts';
import { setPassword } from '../accounts/set-password.ts';
import { signIn } from '../accounts/sign-in.ts';
import { currentSignupRule, type OpenedSession, signUp } from '../accounts/sign-up.ts';
import { userAnswer, visitorAnswer } from '../accounts/user-answer.ts';

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
  | 'changeEmail'
> = {
  signup: async ({ context, mails, body, language, token, userAgent, address, limits }) => {
    const from = { address, limit: limits.takenEmail?.perAddress ?? null };
    return signedIn(context, 201, token, await signUp(context, mails, body, language, userAgent, from));
  },
  login: async ({ context, body, token, userAgent }) =>
    signedIn(context, 200, token, await signIn(context, body, userAgent)),
  setPassword: async ({ context, mails, body, language, token, userAgent }) =>
    signedIn(context, 200, token, await setPassword(context, mails, body, language, userAgent)),
  logout: async ({ context, token }) => {
    if (token !== null) await endSession(context.db, token);
    return accepted({
      status: 200,
      body: { status: 'ok', user: await visitorOf(context) },
      session: { kind: 'ended' },
    });
  },
  requestReset: ({ context, mails, body, language }) =>
    answered(requestReset(context, mails, body, language), () => okAnswer),
  readSettings: async ({ context, person }) =>
    accepted({ status: 200, body: person ? userAnswer(person, context) : await visitorOf(context) }),
  editSettings: async ({ context, writer, body }) => {
    const edited = await editSettings(context, writer, body);
    return edited.ok ? userOf(context, writer.person.id, (user) => ({ status: 200, body: user })) : edited;
  },
  deleteAccount: async ({ context, person, body }) =>
    answered(await deleteAccount(context, person, body), () => ({
      status: 204,
      session: { kind: 'ended' },
    })),
  changePassword: async ({ context, mails, person, body, language, token }) =>
    answered(await changePassword(context, mails, person, body, language, token), () => ({
      ...okAnswer,
      // The session stays. Known browsers were forgotten, so this browser becomes known again.
      ...(token === null ? {} : { session: { kind: 'opened', token, personId: person.id } }),
    })),
  endOtherSessions: async ({ context, person, token }) => {
    await endSessionsOf(context.db, person.id, token);
    knownPeople(context.db.pool).forgetPerson(person.id);
    return accepted({ status: 204 });
  },
  requestConfirmation: async ({ context, mails, person, language }) =>
    answered(await requestConfirmation(context, mails, person, language), () => okAnswer),
  changeEmail: async ({ context, mails, person, body, language }) =>
    answered(await requestEmailChange(context, mails, person, body, language), () => okAnswer),
  confirmEmail: async ({ context, person, body }) => {
    const confirmed = await confirmOwnEmail(context, person, body.token);
    return confirmed.ok ? userOf(context, person.id, (user) => ({ status: 200, body: user })) : confirmed;
  },
};

const okAnswer: Answer = { status: 200, body: { status: 'ok' } };

async function visitorOf(context: ServerContext) {
  return visitorAnswer({ ...context, signup: await currentSignupRule(context) });
}

/** @param former session to replace in this browser, or null */
async function signedIn(
  context: ServerContext,
  status: number,
  former: string | null,
  opened: Outcome<OpenedSession, Refusal>,
): Promise<Outcome<Answer, Refusal>> {
  if (!opened.ok) return opened;
  if (former !== null) await endSession(context.db, former);
  const { personId, token } = opened.value;
  return userOf(context, personId, (user) => ({
    status,
    body: { status: 'ok', user },
    session: { kind: 'opened', token, personId },
  }));
}

async function userOf(
  context: ServerContext,
  personId: string,
  toAnswer: (user: ReturnType<typeof userAnswer>) => Answer,
): Promise<Outcome<Answer, Refusal>> {
  const person = await personById(context.db, personId, context.now(), context.plansAreOn);
  // Another device has just deleted the account.
  return person ? accepted(toAnswer(userAnswer(person, context))) : refused({ code: 'auth.required' });
}
