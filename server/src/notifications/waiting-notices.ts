import type { EventOfOthers } from '@cairn/core/notifications/notification-event';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** A mail folds what waits about one thing. */
export interface Fold {
  readonly personId: string;
  /** A goal, or a space. */
  readonly aboutId: string;
}

export interface WaitingNotice extends Fold {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly event: EventOfOthers;
}

const insert = statement(`
  insert into waiting_notices (user_id, about_id, event_id, created_at, event)
  select "personId", "aboutId", "eventId", "createdAt", event
  from jsonb_to_recordset($1::jsonb) as n ("personId" uuid, "aboutId" uuid, "eventId" uuid, "createdAt" timestamptz, event text)
  on conflict do nothing`);

const open = statement<Fold & { readonly mailedAt: Date | null }>(`
  insert into mail_folds (user_id, about_id, is_waiting)
  select distinct "personId", "aboutId", true
  from jsonb_to_recordset($1::jsonb) as n ("personId" uuid, "aboutId" uuid)
  order by 1, 2
  on conflict (user_id, about_id) do update set is_waiting = true where not mail_folds.is_waiting
  returning user_id as "personId", about_id as "aboutId", mailed_at as "mailedAt"`);

/** Returns the folds that have no job so far, with the time of their last mail. */
export async function addWaitingNotices(
  tx: Tx,
  notices: readonly WaitingNotice[],
): Promise<readonly (Fold & { readonly mailedAt: Date | null })[]> {
  const text = JSON.stringify(notices);
  tx.send(insert, [text]);
  return tx.rows(open, [text]);
}

const countFolds = statement<{ personId: string; count: number }>(`
  select user_id as "personId", count(*)::integer as count from mail_folds
  where user_id = any ($1::uuid[]) and (is_waiting or mailed_at > $2) group by user_id`);

/** How many mails each person got since a moment, or is about to get. */
export async function mailsSince(
  db: Db,
  personIds: readonly string[],
  since: EpochMs,
): Promise<Map<string, number>> {
  const rows = await db.rows(countFolds, [personIds, new Date(since)]);
  return new Map(rows.map(({ personId, count }) => [personId, count]));
}

const drop = statement(`
  delete from waiting_notices where user_id = $1 and about_id = $2 and event_id = any ($3::uuid[])`);

const close = statement<{ isWaiting: boolean }>(`
  update mail_folds set mailed_at = coalesce($3, mailed_at), is_waiting = exists (
    select from waiting_notices n where n.user_id = $1 and n.about_id = $2)
  where user_id = $1 and about_id = $2 returning is_waiting as "isWaiting"`);

const lockFold = statement('select from mail_folds where user_id = $1 and about_id = $2 for update');

/**
 * Call when these events are mailed, or need no mail. Returns whether others came in between, which need a job.
 *
 * @param mailedAt null if no mail was sent
 */
export async function closeFold(
  tx: Tx,
  { personId, aboutId }: Fold,
  eventIds: readonly string[],
  mailedAt: Date | null,
): Promise<boolean> {
  await tx.rows(lockFold, [personId, aboutId]);
  tx.send(drop, [personId, aboutId, eventIds]);
  const [fold] = await tx.rows(close, [personId, aboutId, mailedAt]);
  return fold?.isWaiting ?? false;
}

const forget = statement(
  'delete from mail_folds where not is_waiting and (mailed_at is null or mailed_at < $1)',
);

export async function forgetFoldsBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(forget, [moment]);
}
