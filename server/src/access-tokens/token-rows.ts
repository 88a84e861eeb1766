import type { AccessToken } from '@cairn/contract/access-tokens';
import type { TokenAccess } from '@cairn/core/accounts/access-tokens';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

const columns = `id, name, access, space_ids as spaces, ${instantText('created_at')} as "createdDatetime",
  ${instantText('last_used_at')} as "lastUsedDatetime"`;

const select = statement<AccessToken>(`
  select ${columns} from access_tokens where user_id = $1 order by created_at desc, id desc`);

/** Newest first. */
export function tokensOf(db: Db, personId: string): Promise<readonly AccessToken[]> {
  return db.rows(select, [personId]);
}

const lock = statement('select from users where id = $1 for update');
const count = statement<{ count: number }>('select count(*) as count from access_tokens where user_id = $1');

/** Locks the person's row, so parallel calls cannot exceed the limit. */
export async function lockedTokensCount(tx: Tx, personId: string): Promise<number> {
  tx.send(lock, [personId]);
  const [row] = await tx.rows(count, [personId]);
  return row?.count ?? 0;
}

export interface NewToken {
  readonly id: string;
  readonly personId: string;
  readonly hash: string;
  readonly name: string;
  readonly access: TokenAccess;
  /** Ids of the spaces to which the token is limited. Null for all of the person's spaces. */
  readonly spaces: readonly string[] | null;
}

const insert = statement<AccessToken>(`
  insert into access_tokens (id, user_id, token_hash, name, access, space_ids, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`);

export async function addToken(tx: Tx, token: NewToken, at: Date): Promise<AccessToken> {
  const { id, personId, hash, name, access, spaces } = token;
  const [made] = await tx.rows(insert, [id, personId, hash, name, access, spaces, at]);
  if (!made) throw new Error('A token was not written.');
  return made;
}

const drop = statement('delete from access_tokens where user_id = $1 and id = $2 returning 1');

export async function dropToken(db: Db, personId: string, id: string): Promise<boolean> {
  return (await db.rows(drop, [personId, id])).length > 0;
}

const use = statement(`
  update access_tokens set last_used_at = $2 where token_hash = $1 and (last_used_at is null or last_used_at < $3)`);

export async function markUsed(db: Db, hash: string, at: Date, unlessSince: Date): Promise<void> {
  await db.rows(use, [hash, at, unlessSince]);
}
