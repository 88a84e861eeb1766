import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId, newSecret } from '../ids.ts';

/** How long a link to set a new password works, in milliseconds. */
export const resetMs = 3_600_000;

const identifierOf = (token: string) => `reset:${createHash('sha256').update(token).digest('base64url')}`;

const insert = statement(`
  insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $5)`);

/** Keeps a new token that lets a person set a password once, and answers it. */
export async function addResetToken(db: Db, personId: string, now: number): Promise<string> {
  const token = newSecret();
  await db.rows(insert, [newId(now), identifierOf(token), personId, new Date(now + resetMs), new Date(now)]);
  return token;
}

const take = statement(`
  delete from verifications where identifier = $1 and value = $2 and expires_at > $3 returning id`);

/** Uses a token up; answers whether it was good. */
export async function takeResetToken(tx: Db, token: string, personId: string, now: number): Promise<boolean> {
  return (await tx.rows(take, [identifierOf(token), personId, new Date(now)])).length > 0;
}

const dropAll = statement(`delete from verifications where value = $1 and identifier like 'reset:%'`);

/** Makes every other link of a person worthless. */
export async function dropResetTokens(tx: Db, personId: string): Promise<void> {
  await tx.rows(dropAll, [personId]);
}

const dropExpired = statement('delete from verifications where expires_at < $1');

/** Forgets tokens that are too old to be used. */
export async function forgetExpiredTokens(db: Db, moment: Date): Promise<void> {
  await db.rows(dropExpired, [moment]);
}
