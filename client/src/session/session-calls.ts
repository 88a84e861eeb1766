import type { SignupBody, User } from '@cairn/contract/accounts';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { lateCall } from '../wire/late-call.ts';
import type { Session } from './session.ts';

export function signIn(
  session: Session,
  email: string,
  password: string,
): Promise<Outcome<User, AskRefusal>> {
  return enter(session, lateCall('login', { body: { email, password } }));
}

export function signUp(session: Session, body: SignupBody): Promise<Outcome<User, AskRefusal>> {
  return enter(session, lateCall('signup', { body }));
}

/** @param body.endsAccess also ends access tokens and the calendar's address */
export function setPassword(
  session: Session,
  body: {
    readonly uidb64: string;
    readonly token: string;
    readonly password: string;
    readonly endsAccess: boolean;
  },
): Promise<Outcome<User, AskRefusal>> {
  return enter(session, lateCall('setPassword', { body }));
}

/** The answer is the same for unknown addresses. */
export async function requestReset(email: string): Promise<Outcome<null, AskRefusal>> {
  const answer = await lateCall('requestReset', { body: { email } });
  return answer.ok ? accepted(null) : answer;
}

/** Does not remove this device's data. */
export async function signOut(): Promise<Outcome<null, AskRefusal>> {
  const answer = await lateCall('logout');
  return answer.ok ? accepted(null) : answer;
}

async function enter(
  session: Session,
  asked: ReturnType<typeof lateCall<'login' | 'signup' | 'setPassword'>>,
): Promise<Outcome<User, AskRefusal>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  session.meet(answer.value.user);
  return accepted(answer.value.user);
}
