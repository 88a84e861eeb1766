import { hashOf } from '../accounts/session-rows.ts';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

export interface FeedAddress {
  /** Null for an existing address: only the hash of its secret is stored. */
  readonly secret: string | null;
  readonly createdDatetime: string;
}

const created = `${instantText('created_at')} as "createdDatetime"`;

const select = statement<WrittenFeed>(`select ${created} from calendar_feeds where user_id = $1`);

const insert = statement<WrittenFeed>(`
  insert into calendar_feeds (user_id, secret_hash, created_at) values ($1, $2, $3)
  on conflict (user_id) do nothing
  returning ${created}`);

const replace = statement<WrittenFeed>(`
  insert into calendar_feeds (user_id, secret_hash, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at
  returning ${created}`);

interface WrittenFeed {
  readonly createdDatetime: string;
}

/** @param fresh secret of a new address, used if there is none */
export async function feedAddressOf(db: Db, personId: string, fresh: string, at: Date): Promise<FeedAddress> {
  const [made] = await db.rows(insert, [personId, hashOf(fresh), at]);
  if (made) return { ...made, secret: fresh };
  const [former] = await db.rows(select, [personId]);
  // Tries again if a password reset has just removed the address.
  return former ? { ...former, secret: null } : feedAddressOf(db, personId, fresh, at);
}

export async function replaceFeedAddress(
  db: Db,
  personId: string,
  fresh: string,
  at: Date,
): Promise<FeedAddress> {
  const [made] = await db.rows(replace, [personId, hashOf(fresh), at]);
  if (!made) throw new Error('A calendar feed was not written.');
  return { ...made, secret: fresh };
}

const selectPerson = statement<{ id: string }>(
  'select user_id as id from calendar_feeds where secret_hash = $1',
);

export async function personOfFeed(db: Db, secret: string): Promise<string | null> {
  const [row] = await db.rows(selectPerson, [hashOf(secret)]);
  return row?.id ?? null;
}
