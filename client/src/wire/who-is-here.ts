import type { User } from '@cairn/contract/accounts';
import type { endpoints } from '@cairn/contract/endpoints';
import { askedFor } from './fetch-wire.ts';

const { method, path }: Pick<(typeof endpoints)['readSettings'], 'method' | 'path'> = {
  method: 'GET',
  path: '/api/settings/',
};

/**
 * Returns the user that the server names; null without an answer, or where somebody else answers (`our-answer.ts`).
 *
 * The door waits for this call alone. So it does without the table of calls, and checks only what every such answer has.
 */
export async function whoIsHere(): Promise<User | null> {
  try {
    const { httpStatus, text, isMarked } = await askedFor({ method, path });
    const user = JSON.parse(text) as User;
    return isMarked && httpStatus === 200 && typeof user.isAuthenticated === 'boolean' ? user : null;
  } catch {
    return null;
  }
}
