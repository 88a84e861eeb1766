import type { DeliveryState, DeliveryTry, WebhookDelivery } from '@cairn/contract/webhooks';
import type { NotificationEvent } from '@cairn/core/notifications/notification-event';
import type { NoticeCause } from '../context/notice-cause.ts';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

export const deliveriesKeptForMs = 30 * 86_400_000;

const columns = `id, event, state, ${instantText('created_at')} as "createdDatetime", tries, sent, answer`;

const pageSize = 50;

const selectPage = statement<WebhookDelivery>(`
  select ${columns} from webhook_deliveries d
  where user_id = $1 and created_at >= $2
    and ($3::uuid is null or (created_at, id) < (select b.created_at, b.id from webhook_deliveries b where b.user_id = $1 and b.id = $3))
  order by created_at desc, id desc limit ${pageSize + 1}`);

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly hasMore: boolean;
}

/**
 * Newest first.
 *
 * @param before the last delivery of the page before; null for the first page
 */
export async function deliveriesOf(
  db: Db,
  personId: string,
  since: Date,
  before: string | null,
): Promise<DeliveryPage> {
  const rows = await db.rows(selectPage, [personId, since, before]);
  return { deliveries: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

export interface NewDelivery {
  readonly id: string;
  readonly personId: string;
  readonly event: NotificationEvent | 'sample';
  /** Null for a sample. */
  readonly source: NoticeCause | null;
}

/** People whose webhook is missing or off are left out, except for a sample. */
const insert = statement<{ id: string }>(`
  insert into webhook_deliveries (id, user_id, event, source, state, created_at)
  select n.id, n."personId", n.event, nullif(n.source, 'null'), 'waiting', $2
  from jsonb_to_recordset($1::jsonb) as n (id uuid, "personId" uuid, event text, source jsonb)
  join webhooks h on h.user_id = n."personId"
  where n.event = 'sample' or h.is_on or h.given_up_at is not null returning id`);

/** Returns the ids of those that were added. */
export async function addDeliveries(
  tx: Tx,
  added: readonly NewDelivery[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(insert, [JSON.stringify(added), at]);
  return new Set(rows.map(({ id }) => id));
}

export interface Delivery {
  readonly id: string;
  readonly event: NotificationEvent | 'sample';
  readonly source: NoticeCause | null;
  readonly state: DeliveryState;
  readonly turn: number;
}

const selectOne = statement<Delivery>(`
  select id, event, source, state, turn from webhook_deliveries where user_id = $1 and id = $2`);

export async function deliveryOf(db: Db, personId: string, id: string): Promise<Delivery | null> {
  const [found] = await db.rows(selectOne, [personId, id]);
  return found ?? null;
}

export interface NotedTry {
  readonly try: DeliveryTry;
  readonly sent: string;
  readonly answer: string | null;
  /** Null leaves it. */
  readonly state: DeliveryState | null;
}

/** Of a delivery that is sent again and again, the oldest are dropped. */
const maxTries = 50;

const noteTry = statement<WebhookDelivery>(`
  update webhook_deliveries set
    tries = case when jsonb_array_length(tries) < ${maxTries} then tries else tries - 0 end || $3::jsonb,
    sent = $4, answer = $5, state = coalesce($6, state)
  where user_id = $1 and id = $2 returning ${columns}`);

/** Null for a delivery that was removed meanwhile. */
export async function addTry(
  tx: Tx,
  personId: string,
  id: string,
  { try: made, sent, answer, state }: NotedTry,
): Promise<WebhookDelivery | null> {
  const [row] = await tx.rows(noteTry, [personId, id, JSON.stringify([made]), sent, answer, state]);
  return row ?? null;
}

const setFailed = statement(
  `update webhook_deliveries set state = 'failed' where user_id = $1 and id = $2 and state = 'waiting'`,
);

export async function failDelivery(tx: Tx, personId: string, id: string): Promise<void> {
  await tx.rows(setFailed, [personId, id]);
}

const drop = statement('delete from webhook_deliveries where user_id = $1 and id = $2');

export async function dropDelivery(tx: Tx, personId: string, id: string): Promise<void> {
  await tx.rows(drop, [personId, id]);
}

const keepWaiting = statement(`
  update webhook_deliveries set state = 'waiting'
  where user_id = $1 and state = 'failed' and source is not null and created_at >= $2`);

/** Failed deliveries since a moment wait for the webhook to answer again. */
export async function waitSince(tx: Tx, personId: string, since: Date): Promise<void> {
  await tx.rows(keepWaiting, [personId, since]);
}

const restart = statement<{ id: string; turn: number }>(`
  update webhook_deliveries set turn = turn + 1 where user_id = $1 and state = 'waiting' returning id, turn`);

/** Returns the waiting deliveries with their new turn. */
export async function restartWaiting(
  tx: Tx,
  personId: string,
): Promise<readonly { readonly id: string; readonly turn: number }[]> {
  return tx.rows(restart, [personId]);
}

const forget = statement('delete from webhook_deliveries where created_at < $1');

export async function forgetDeliveriesBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(forget, [moment]);
}
