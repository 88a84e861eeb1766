import type { MagicLink } from '@cairn/contract/spaces';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import { hashOf } from '../accounts/session-rows.ts';
import { isId } from '../base/ids.ts';
import { type JoinLinks, joinTokenOf } from './join-links.ts';

export function joinUrl(origin: string, token: string): string {
  return `${origin}/join/${token}/`;
}

const select = statement<FoundLink>(`
  select id, token_hash as "tokenHash", role, ${instantText('created_at')} as "createdDatetime" from magic_links where scope_id = $1`);

interface FoundLink extends Omit<MagicLink, 'joinUrl'> {
  readonly tokenHash: string;
}

/** `joinUrl` is null if the token was made with another key. */
export async function linkOf(db: Db, spaceId: string, { origin, key }: JoinLinks): Promise<MagicLink | null> {
  const [found] = await db.rows(select, [spaceId]);
  if (!found) return null;
  const { tokenHash, ...link } = found;
  const token = joinTokenOf(key, link.id);
  return { ...link, joinUrl: hashOf(token) === tokenHash ? joinUrl(origin, token) : null };
}

const write = statement(`
  insert into magic_links (scope_id, id, token_hash, role, created_by, created_at) values ($1, $2, $3, 'EDITOR', $4, $5)
  on conflict (scope_id) do update set id = $2, token_hash = $3, created_by = $4, created_at = $5`);

export function putLink(
  tx: Tx,
  link: { readonly spaceId: string; readonly id: string; readonly token: string; readonly personId: string },
  at: Date,
): void {
  tx.send(write, [link.spaceId, link.id, hashOf(link.token), link.personId, at]);
}

const drop = statement('delete from magic_links where scope_id = $1 and id = $2 returning 1');

export async function dropLink(tx: Tx, spaceId: string, id: string): Promise<boolean> {
  return isId(id) && (await tx.rows(drop, [spaceId, id])).length > 0;
}
