import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

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

/** Simultaneous attempts may arrive out of order, by this much. */
const apartMs = 10_000;

/**
 * Counts an attempt for all processes. Returns the seconds to wait, or null if allowed.
 *
 * @param who address or account, stored as a hash
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

function secondsUntilOver(beganAt: Date, { withinMs }: AttemptLimit, now: number): number {
  return Math.max(1, Math.ceil((beganAt.getTime() + withinMs - now) / 1000));
}

const select = statement<{ count: number; beganAt: Date }>(
  'select count, began_at as "beganAt" from attempts where bucket = $1 and began_at > $2 and began_at <= $3',
);

/** Like {@link secondsToWait}, without counting. */
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

/**
 * Bounds for the start of an open window. A start far in the future does not count: the clock was then set back.
 */
const boundsOf = ({ withinMs }: AttemptLimit, now: number) => [
  new Date(now - withinMs),
  new Date(now + apartMs),
];

const bucketOf = (what: string, who: string) =>
  `${what}:${createHash('sha256').update(who).digest('base64url')}`;

const takeBack = statement('update attempts set count = greatest(count - 1, 0) where bucket = $1');

export async function giveBack(db: Db, what: string, who: string): Promise<void> {
  await db.rows(takeBack, [bucketOf(what, who)]);
}

const drop = statement('delete from attempts where began_at < $1');

export async function forgetAttemptsBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(drop, [moment]);
}
