import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** What is not there yet is made; what is there stays, and is answered whoever was first. */
const selectOrMake = statement(`
  insert into calendar_feeds (user_id, secret, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set user_id = excluded.user_id
  returning secret`);

const replace = statement(`
  insert into calendar_feeds (user_id, secret, created_at) values ($1, $2, $3)
  on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
  returning secret`);

/** The secret of somebody's calendar feed, `fresh` when there was none. */
export const feedSecretOf = (db: Db, personId: string, fresh: string, at: Date): Promise<string> =>
  secretBy(selectOrMake, db, personId, fresh, at);

/** Makes `fresh` the secret of somebody's calendar feed; the one before is none any more. */
export const replaceFeedSecret = (db: Db, personId: string, fresh: string, at: Date): Promise<string> =>
  secretBy(replace, db, personId, fresh, at);

async function secretBy(
  query: typeof replace,
  db: Db,
  personId: string,
  fresh: string,
  at: Date,
): Promise<string> {
  const [row] = await db.rows<{ secret: string }>(query, [personId, fresh, at]);
  if (!row) throw new Error('A calendar feed was not written.');
  return row.secret;
}

const selectPerson = statement('select user_id as id from calendar_feeds where secret = $1');

/** Whose calendar feed a secret opens; null for one that opens none. */
export async function personOfFeed(db: Db, secret: string): Promise<string | null> {
  const [row] = await db.rows<{ id: string }>(selectPerson, [secret]);
  return row?.id ?? null;
}
