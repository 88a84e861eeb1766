import type { User } from '@cairn/contract/accounts';
import type { endpoints } from '@cairn/contract/endpoints';
import { askedFor } from './fetch-wire.ts';

const { method, path }: Pick<(typeof endpoints)['readSettings'], 'method' | 'path'> = {
  method: 'GET',
  path: '/api/settings/',
};

/**
 * Returns the user, signed in or not; null without an answer from Cairn (`our-answer.ts`). The app's start
 * waits for this request, so `call-table.ts` is not loaded first, and only one field is checked.
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
