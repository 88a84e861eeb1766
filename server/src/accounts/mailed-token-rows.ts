import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId, newSecret } from '../base/ids.ts';
import { hashOf } from './session-rows.ts';

const lifetimes = { reset: 3_600_000, confirm: 7 * 86_400_000, change: 86_400_000 } as const;
export type MailedTokenKind = keyof typeof lifetimes;

export function mailedTokenHash(kind: MailedTokenKind, token: string): string {
  return `${kind}:${hashOf(token)}`;
}

const replace = statement(`
  with former as (delete from verifications where value = $3 and identifier like $6)
  insert into verifications (id, identifier, value, expires_at, created_at, updated_at, email)
  values ($1, $2, $3, $4, $5, $5, $7)`);

/**
 * Returns a token that works only one time. The person's former token of this kind ends.
 *
 * @param email the new address of a `change`; null for other kinds
 */
export async function addMailedToken(
  db: Db,
  kind: MailedTokenKind,
  personId: string,
  now: number,
  email: string | null = null,
): Promise<string> {
  // The linked page recognises a change of address by the beginning of the token.
  const token = kind === 'change' ? `new-${newSecret()}` : newSecret();
  const expiresAt = new Date(now + lifetimes[kind]);
  const values = [newId(now), mailedTokenHash(kind, token), personId, expiresAt, new Date(now)];
  await db.rows(replace, [...values, `${kind}:%`, email]);
  return token;
}

const take = statement<{ email: string | null }>(`
  delete from verifications where identifier = $1 and value = $2 and expires_at > $3 returning email`);

export async function takeMailedToken(
  tx: Tx,
  kind: MailedTokenKind,
  token: string,
  personId: string,
  now: number,
): Promise<boolean> {
  return (await tx.rows(take, [mailedTokenHash(kind, token), personId, new Date(now)])).length > 0;
}

/** Returns the address to change to, or null if the token is not good. */
export async function takeChangeToken(
  tx: Tx,
  token: string,
  personId: string,
  now: number,
): Promise<string | null> {
  const [row] = await tx.rows(take, [mailedTokenHash('change', token), personId, new Date(now)]);
  return row?.email ?? null;
}

const dropAll = statement('delete from verifications where value = $1');

export function dropMailedTokens(tx: Tx, personId: string): void {
  tx.send(dropAll, [personId]);
}

const dropExpired = statement('delete from verifications where expires_at < $1');

export async function forgetExpiredTokens(db: Db, moment: Date): Promise<void> {
  await db.rows(dropExpired, [moment]);
}
