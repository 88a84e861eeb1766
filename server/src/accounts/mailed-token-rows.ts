import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId, newSecret } from '../base/ids.ts';
import { hashOf } from './session-rows.ts';

const lifetimes = { reset: 3_600_000, confirm: 7 * 86_400_000 } as const;
export type MailedTokenKind = keyof typeof lifetimes;

export function mailedTokenHash(kind: MailedTokenKind, token: string): string {
  return `${kind}:${hashOf(token)}`;
}

const replace = statement(`
  with former as (delete from verifications where value = $3 and identifier like $6)
  insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $5)`);

/** Returns a token that works only one time. The person's former token of this kind ends. */
export async function addMailedToken(
  db: Db,
  kind: MailedTokenKind,
  personId: string,
  now: number,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now + lifetimes[kind]);
  const values = [newId(now), mailedTokenHash(kind, token), personId, expiresAt, new Date(now), `${kind}:%`];
  await db.rows(replace, values);
  return token;
}

const take = statement(`
  delete from verifications where identifier = $1 and value = $2 and expires_at > $3 returning 1`);

export async function takeMailedToken(
  tx: Tx,
  kind: MailedTokenKind,
  token: string,
  personId: string,
  now: number,
): Promise<boolean> {
  return (await tx.rows(take, [mailedTokenHash(kind, token), personId, new Date(now)])).length > 0;
}

const dropAll = statement('delete from verifications where value = $1');

export function dropMailedTokens(tx: Tx, personId: string): void {
  tx.send(dropAll, [personId]);
}

const dropExpired = statement('delete from verifications where expires_at < $1');

export async function forgetExpiredTokens(db: Db, moment: Date): Promise<void> {
  await db.rows(dropExpired, [moment]);
}
