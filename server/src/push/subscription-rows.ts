import type { PushSubscriptionRow } from '@cairn/contract/push';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

/** The oldest one is dropped for a further one. */
export const maxPushSubscriptions = 20;

/** @param session SQL for the id of the caller's session */
const columns = (session: string) => `id, browser, session_id = ${session} as "isHere",
  ${instantText('created_at')} as "createdDatetime", ${instantText('reached_at')} as "reachedDatetime",
  ${instantText('ended_at')} as "endedDatetime"`;

const sessionOf = (token: string) => `(select s.id from sessions s where s.token = ${token})`;

const select = statement<PushSubscriptionRow>(`
  select ${columns(sessionOf('$2'))} from push_subscriptions where user_id = $1
  order by created_at desc, id desc`);

/**
 * Newest first.
 *
 * @param session hash of the caller's session
 */
export function subscriptionsOf(
  db: Db,
  personId: string,
  session: string,
): Promise<readonly PushSubscriptionRow[]> {
  return db.rows(select, [personId, session]);
}

export interface NewSubscription {
  readonly id: string;
  readonly personId: string;
  /** Hash of the session of the browser. */
  readonly session: string;
  readonly endpointHash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly browser: string | null;
}

const lock = statement('select from users where id = $1 for update');

/** A browser has one address, so a former one has ended. */
const dropFormer = statement(`
  delete from push_subscriptions where session_id = ${sessionOf('$1')} and endpoint_hash <> $2`);

const put = statement<PushSubscriptionRow>(`
  insert into push_subscriptions as p
    (id, user_id, session_id, endpoint_hash, endpoint, p256dh, auth, browser, created_at)
  select $1, s.user_id, s.id, $4, $5, $6, $7, $8, $9 from sessions s where s.token = $3 and s.user_id = $2
  on conflict (endpoint_hash) do update set
    id = case when p.user_id = excluded.user_id then p.id else excluded.id end,
    created_at = case when p.user_id = excluded.user_id and p.ended_at is null
      then p.created_at else excluded.created_at end,
    reached_at = case when p.user_id = excluded.user_id then p.reached_at end,
    user_id = excluded.user_id, session_id = excluded.session_id, endpoint = excluded.endpoint,
    p256dh = excluded.p256dh, auth = excluded.auth, browser = excluded.browser, ended_at = null,
    failures = 0, rests_until = null
  returning ${columns('session_id')}`);

const dropOldest = statement(`
  delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset ${maxPushSubscriptions})`);

/** Null if the session has ended meanwhile. The address may have belonged to another person of the browser. */
export async function putSubscription(
  tx: Tx,
  added: NewSubscription,
  at: Date,
): Promise<PushSubscriptionRow | null> {
  const { id, personId, session, endpointHash, endpoint, p256dh, auth, browser } = added;
  tx.send(lock, [personId]);
  tx.send(dropFormer, [session, endpointHash]);
  const values = [id, personId, session, endpointHash, endpoint, p256dh, auth, browser, at];
  const [row] = await tx.rows(put, values);
  tx.send(dropOldest, [personId]);
  return row ?? null;
}

const drop = statement('delete from push_subscriptions where user_id = $1 and id = $2 returning 1');

export async function dropSubscription(db: Db, personId: string, id: string): Promise<boolean> {
  return (await db.rows(drop, [personId, id])).length > 0;
}

/** A browser that a notice can be sent to. */
export interface LiveSubscription {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Since it was last reached. */
  readonly failures: number;
  /** Its push service is not asked before this moment. */
  readonly restsUntil: Date | null;
}

const live = `
  select p.id, p.endpoint, p.p256dh, p.auth, p.failures, p.rests_until as "restsUntil" from push_subscriptions p join sessions s on s.id = p.session_id
  where p.user_id = $1 and p.ended_at is null and s.expires_at > $2`;

const selectLive = statement<LiveSubscription>(`${live} order by p.created_at, p.id`);

export function liveSubscriptions(
  db: Db,
  personId: string,
  now: number,
): Promise<readonly LiveSubscription[]> {
  return db.rows(selectLive, [personId, new Date(now)]);
}

const selectOne = statement<LiveSubscription>(`${live} and p.id = $3`);

export async function liveSubscription(
  db: Db,
  personId: string,
  now: number,
  id: string,
): Promise<LiveSubscription | null> {
  const [found] = await db.rows(selectOne, [personId, new Date(now), id]);
  return found ?? null;
}

const selectPeople = statement<{ id: string }>(`
  select distinct user_id as id from push_subscriptions where user_id = any ($1::uuid[]) and ended_at is null`);

export async function peopleWithBrowsers(db: Db, personIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  return new Set((await db.rows(selectPeople, [personIds])).map(({ id }) => id));
}

const setReached = statement(
  'update push_subscriptions set reached_at = $2, failures = 0, rests_until = null where id = $1',
);
const setFailed = statement(
  'update push_subscriptions set failures = failures + 1, rests_until = $2 where id = $1 and endpoint = $3',
);
const setEnded = statement(
  'update push_subscriptions set ended_at = $2 where id = $1 and endpoint = $3 and ended_at is null',
);

export async function noteReached(db: Db, id: string, at: Date): Promise<void> {
  await db.rows(setReached, [id, at]);
}

/** Does nothing if the browser has another address meanwhile. */
export async function noteFailed(
  db: Db,
  { id, endpoint }: LiveSubscription,
  restsUntil: Date,
): Promise<void> {
  await db.rows(setFailed, [id, restsUntil, endpoint]);
}

/** Does nothing if the browser has another address meanwhile. */
export async function noteEnded(db: Db, { id, endpoint }: LiveSubscription, at: Date): Promise<void> {
  await db.rows(setEnded, [id, at, endpoint]);
}

const forget = statement(`
  delete from push_subscriptions
  where ended_at < $1 or (failures > 0 and coalesce(reached_at, created_at) < $1)`);

/** How long the settings list a browser that has ended, or that cannot be reached. */
export const silentListedForMs = 30 * 86_400_000;

/** Forgets what has ended, or fails, since a moment. */
export async function forgetSubscriptionsSilentSince(db: Db, moment: Date): Promise<void> {
  await db.rows(forget, [moment]);
}
