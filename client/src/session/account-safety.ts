import type { User } from '@cairn/contract/accounts';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';
import type { Session } from './session.ts';

/**
 * Ends all other sessions.
 *
 * @param body.endsAccess also ends access tokens and the calendar's address
 */
export function changePassword(body: {
  readonly current: string;
  readonly password: string;
  readonly endsAccess: boolean;
}): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'changePassword', { body });
}

export function endOtherSessions(): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'endOtherSessions');
}

export function requestConfirmation(): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'requestConfirmation');
}

/** Mails a link to the new address. */
export function changeEmail(body: {
  readonly email: string;
  readonly password: string;
}): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'changeEmail', { body });
}

/** @param token from the mailed link */
export async function confirmEmail(session: Session, token: string): Promise<Outcome<User, AskRefusal>> {
  const answer = await call(fetchWire, 'confirmEmail', { body: { token } });
  if (answer.ok) session.meet(answer.value);
  return answer;
}

/** Does not remove this device's data. */
export function deleteAccount(body: {
  readonly confirmation: string;
  readonly password: string;
}): Promise<Outcome<unknown, AskRefusal>> {
  return call(fetchWire, 'deleteAccount', { body });
}
