import { lastUsedEveryMs, type TokenAccess } from '@cairn/core/accounts/access-tokens';
import { knownPeople } from '../accounts/known-people.ts';
import { type Person, personWithin } from '../context/person.ts';
import { hashOf, personColumns, personFrom, type PersonRow } from '../accounts/session-rows.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { markUsed } from './token-rows.ts';

export interface TokenPerson {
  readonly person: Person;
  readonly access: TokenAccess;
  readonly tokenId: string;
}

interface TokenRow extends PersonRow {
  readonly expiresAt: Date;
  readonly tokenId: string;
  readonly access: TokenAccess;
  readonly reach: readonly string[] | null;
  readonly lastUsedAt: Date | null;
}

const select = statement<Omit<TokenRow, 'expiresAt'>>(`
  select ${personColumns}, t.id as "tokenId", t.access, t.space_ids as reach, t.last_used_at as "lastUsedAt"
  from access_tokens t join users u on u.id = t.user_id
  join user_settings us on us.scope_id = u.id and us.id = u.id
  where t.token_hash = $1`);

const tokenPattern = /^cairn_[\w-]{43}$/u;
const never = new Date(8_640_000_000_000_000);

/**
 * Null for an unknown or revoked token. Cached for seconds (`known-people.ts`), but revoking takes effect
 * immediately in every process.
 */
export async function personOfToken(
  db: Database,
  token: string,
  now: number,
  plansAreOn: boolean,
): Promise<TokenPerson | null> {
  if (!tokenPattern.test(token)) return null;
  const hash = hashOf(token);
  const known = knownPeople<TokenRow>(db.pool);
  const row = await known.find(hash, now, async () => {
    const [read] = await db.read(select, [hash]);
    return read ? { ...read, expiresAt: never } : null;
  });
  if (!row) return null;
  const { tokenId, access, reach, lastUsedAt, expiresAt: _, ...personRow } = row;
  if (lastUsedAt === null || now - lastUsedAt.getTime() >= lastUsedEveryMs) {
    await markUsed(db, hash, new Date(now), new Date(now - lastUsedEveryMs));
    known.forgetSession(hash);
  }
  const person = personFrom(personRow, now, plansAreOn);
  return { person: reach ? personWithin(person, reach) : person, access, tokenId };
}
