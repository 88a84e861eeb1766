import type { SentNotice } from '@cairn/contract/sent-notices';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

export const sentKeptForMs = 30 * 86_400_000;

const insert = statement(`
  insert into sent_notices as n (id, user_id, destination, title, cause_id, browser_count, sent_at)
  values ($1, $2, $3, $4, $5, case when $3 = 'push' then 1 else 0 end, $6)
  on conflict (user_id, destination, cause_id) do update set browser_count = n.browser_count + 1`);

export interface AcceptedNotice {
  readonly id: string;
  readonly personId: string;
  readonly title: string;
  /** Of a push: an event or a reminder. Null for a mail. */
  readonly causeId: string | null;
}

/** Call in the transaction that records the acceptance of a mail, or of a push for one browser. */
export async function noteSent(
  tx: Db,
  { id, personId, title, causeId }: AcceptedNotice,
  at: Date,
): Promise<void> {
  await tx.rows(insert, [id, personId, causeId === null ? 'email' : 'push', title, causeId, at]);
}

const select = statement<SentNotice>(`
  select n.id, n.destination, null as event, n.title, ${instantText('n.sent_at')} as datetime, 'answered' as state,
    n.browser_count as "browserCount", 1 as "tryCount", null::jsonb as "lastTry"
  from (select * from sent_notices where user_id = $1 and sent_at >= $2 order by sent_at desc limit $3) n
  union all
  select d.id, 'webhook', d.event, d.sent::jsonb #>> '{goal,name}', ${instantText('d.created_at')}, d.state,
    0, jsonb_array_length(d.tries), d.tries -> -1
  from (select * from webhook_deliveries where user_id = $1 and created_at >= $2 order by created_at desc limit $3) d
  order by datetime desc limit $3`);

/** Newest first, of all destinations. */
export function sentNotices(
  db: Db,
  personId: string,
  since: Date,
  limit: number,
): Promise<readonly SentNotice[]> {
  return db.rows(select, [personId, since, limit]);
}

const forget = statement('delete from sent_notices where sent_at < $1');

export async function forgetSentBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(forget, [moment]);
}
