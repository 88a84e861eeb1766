import type { User } from '@cairn/contract/accounts';
import type { endpoints } from '@cairn/contract/endpoints';
import { askedFor } from './fetch-wire.ts';

const { method, path }: Pick<(typeof endpoints)['readSettings'], 'method' | 'path'> = {
  method: 'GET',
  path: '/api/settings/',
};

/**
 * Returns the signed-in user; null without an answer from Cairn (`our-answer.ts`). The app's start waits for
 * this call, so it uses no table of calls, and checks only fields that every such answer has.
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
