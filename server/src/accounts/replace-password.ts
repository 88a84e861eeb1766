import type { Tx } from '../db/database.ts';
import { dropAccess, writePassword } from './account-rows.ts';
import { forgetDevices } from './device-rows.ts';
import { dropMailedTokens } from './mailed-token-rows.ts';
import { endSessionsOf } from './session-rows.ts';

/** What a new password leaves alone, and what it ends. */
export interface PasswordChange {
  readonly passwordHash: string;
  /** Whether access tokens and the calendar's address end too. */
  readonly endsAccess: boolean;
  /** The token of the session that stays; null for none. */
  readonly keptSession: string | null;
}

/** Sets a person's password, and ends mailed links and sessions; call `forgetPerson` after the commit. */
export async function replacePassword(
  tx: Tx,
  personId: string,
  { passwordHash, endsAccess, keptSession }: PasswordChange,
  now: number,
): Promise<void> {
  await writePassword(tx, personId, passwordHash, now);
  dropMailedTokens(tx, personId);
  forgetDevices(tx, personId);
  if (endsAccess) dropAccess(tx, personId);
  await endSessionsOf(tx, personId, keptSession);
}
