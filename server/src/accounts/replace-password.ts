import type { Tx } from '../db/database.ts';
import { dropAccess, writePassword } from './account-rows.ts';
import { forgetDevices } from './device-rows.ts';
import { dropMailedTokens } from './mailed-token-rows.ts';
import { endSessionsOf } from './session-rows.ts';

export interface PasswordChange {
  readonly passwordHash: string;
  readonly endsAccess: boolean;
  /** Token of a session to keep, or null. */
  readonly keptSession: string | null;
}

/** Ends sessions, mailed links and known browsers too. Call `forgetPerson` after the commit. */
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
