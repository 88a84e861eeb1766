import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** How many attempts are let through in a stretch of time. */
export interface AttemptLimit {
  readonly count: number;
  readonly withinMs: number;
}

const count = statement<{ count: number; beganAt: Date }>(`
  insert into attempts (bucket, count, began_at) values ($1, 1, $2)
  on conflict (bucket) do update set
    count = case when attempts.began_at <= $3 or attempts.began_at > $4 then 1 else attempts.count + 1 end,
    began_at = case when attempts.began_at <= $3 or attempts.began_at > $4 then $2 else attempts.began_at end
  returning count, began_at as "beganAt"`);

/** Attempts that come at once may be counted in another order than that of their moments, in milliseconds apart. */
const apartMs = 10_000;

/**
 * Counts an attempt; answers how many seconds to wait when it is one too many, else null.
 *
 * Counted in the database, so that all processes count together. A stretch that began more than ten seconds in the
 * future, by a clock that was wrong, is over.
 *
 * @param who the address or the account; kept as a hash, since it is personal
 */
export async function secondsToWait(
  db: Db,
  what: string,
  who: string,
  limit: AttemptLimit,
  now: number,
): Promise<number | null> {
  const values = [bucketOf(what, who), new Date(now), ...boundsOf(limit, now)];
  const [row] = await db.rows(count, values);
  return row && row.count > limit.count ? secondsUntilOver(row.beganAt, limit, now) : null;
}

/** The seconds until a stretch of time is over, at least one. */
function secondsUntilOver(beganAt: Date, { withinMs }: AttemptLimit, now: number): number {
  return Math.max(1, Math.ceil((beganAt.getTime() + withinMs - now) / 1000));
}

const select = statement<{ count: number; beganAt: Date }>(
  'select count, began_at as "beganAt" from attempts where bucket = $1 and began_at > $2 and began_at <= $3',
);

/** Like {@link secondsToWait} for one more attempt, but counts none. */
export async function secondsLeft(
  db: Db,
  what: string,
  who: string,
  limit: AttemptLimit,
  now: number,
): Promise<number | null> {
  const values = [bucketOf(what, who), ...boundsOf(limit, now)];
  const [row] = await db.rows(select, values);
  return row && row.count >= limit.count ? secondsUntilOver(row.beganAt, limit, now) : null;
}

/** Between which moments a stretch began that is not over. */
const boundsOf = ({ withinMs }: AttemptLimit, now: number) => [
  new Date(now - withinMs),
  new Date(now + apartMs),
];

const bucketOf = (what: string, who: string) =>
  `${what}:${createHash('sha256').update(who).digest('base64url')}`;

const takeBack = statement('update attempts set count = greatest(count - 1, 0) where bucket = $1');

/** Takes an attempt off the count. */
export async function giveBack(db: Db, what: string, who: string): Promise<void> {
  await db.rows(takeBack, [bucketOf(what, who)]);
}

const drop = statement('delete from attempts where began_at < $1');

/** Forgets attempts that began before a moment. */
export async function forgetAttemptsBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(drop, [moment]);
}
