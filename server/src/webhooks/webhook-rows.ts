import type { Webhook } from '@cairn/contract/webhooks';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

const columns = `h.url, h.space_ids as spaces, h.is_on as "isOn", h.secret_salt as "secretSalt",
  case when h.former_until > $2 then ${instantText('h.former_until')} end as "formerSecretUntilDatetime",
  ${instantText('h.created_at')} as "createdDatetime", ${instantText('h.answered_at')} as "answeredDatetime",
  ${instantText('h.failing_since')} as "failingSinceDatetime", ${instantText('h.given_up_at')} as "givenUpDatetime",
  (select count(*)::integer from webhook_deliveries d where d.user_id = h.user_id and d.state = 'waiting') as "waitingCount"`;

export interface WebhookRow extends Omit<Webhook, 'secretEnd'> {
  readonly secretSalt: string;
}

const select = statement<WebhookRow>(`select ${columns} from webhooks h where h.user_id = $1`);

export async function webhookOf(db: Db, personId: string, now: number): Promise<WebhookRow | null> {
  const [row] = await db.rows(select, [personId, new Date(now)]);
  return row ?? null;
}

export interface WebhookFields {
  readonly url: string;
  readonly spaces: readonly string[] | null;
  readonly isOn: boolean;
}

const insert = statement(`
  insert into webhooks (user_id, url, space_ids, is_on, secret_salt, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id) do nothing returning 1`);

/** Returns false if the person has a webhook. */
export async function addWebhook(
  tx: Tx,
  personId: string,
  { url, spaces, isOn }: WebhookFields,
  salt: string,
  at: Date,
): Promise<boolean> {
  return (await tx.rows(insert, [personId, url, spaces, isOn, salt, at])).length > 0;
}

/** Another address begins without the failures of the former one. */
const update = statement<{ wasGivenUp: boolean }>(`
  with former as (select user_id, url, given_up_at from webhooks where user_id = $1 for update)
  update webhooks h set url = $2, space_ids = $3, is_on = $4, given_up_at = null,
    failing_since = case when h.url = $2 and former.given_up_at is null then h.failing_since end,
    silences = case when h.url = $2 then h.silences else 0 end,
    rests_until = case when h.url = $2 then h.rests_until end
  from former where h.user_id = former.user_id
  returning former.given_up_at is not null as "wasGivenUp"`);

/** Returns null without a webhook. */
export async function changeWebhook(
  tx: Tx,
  personId: string,
  { url, spaces, isOn }: WebhookFields,
): Promise<{ readonly wasGivenUp: boolean } | null> {
  const [changed] = await tx.rows(update, [personId, url, spaces, isOn]);
  return changed ?? null;
}

const drop = statement('delete from webhooks where user_id = $1 returning 1');

export async function dropWebhook(db: Db, personId: string): Promise<boolean> {
  return (await db.rows(drop, [personId])).length > 0;
}

const renew = statement(`
  update webhooks set former_salt = secret_salt, former_until = $3, secret_salt = $2 where user_id = $1 returning 1`);

/** Returns false without a webhook. */
export async function renewSecret(
  db: Db,
  personId: string,
  salt: string,
  formerUntil: Date,
): Promise<boolean> {
  return (await db.rows(renew, [personId, salt, formerUntil])).length > 0;
}

/** A webhook as its calls need it. */
export interface CalledWebhook {
  readonly url: string;
  readonly spaces: readonly string[] | null;
  readonly isOn: boolean;
  readonly secretSalt: string;
  readonly formerSalt: string | null;
  readonly formerUntil: Date | null;
  readonly silences: number;
  /** No job calls it before this moment. */
  readonly restsUntil: Date | null;
  readonly givenUpAt: Date | null;
}

const selectCalled = statement<CalledWebhook>(`
  select url, space_ids as spaces, is_on as "isOn", secret_salt as "secretSalt", former_salt as "formerSalt",
    former_until as "formerUntil", silences, rests_until as "restsUntil", given_up_at as "givenUpAt"
  from webhooks where user_id = $1`);

export async function calledWebhook(db: Db, personId: string): Promise<CalledWebhook | null> {
  const [found] = await db.rows(selectCalled, [personId]);
  return found ?? null;
}

/** SQL for whether events of a space are delivered to a person's webhook, at once or when it answers again. */
export const isCalled = (person: string, space: string) => `exists (
  select from webhooks h where h.user_id = ${person} and (h.is_on or h.given_up_at is not null)
    and (h.space_ids is null or ${space} = any (h.space_ids)))`;

const setAnswered = statement<{ wasGivenUp: boolean }>(`
  with former as (select user_id, given_up_at from webhooks where user_id = $1 for update)
  update webhooks h set answered_at = $2, failing_since = null, silences = 0, rests_until = null,
    is_on = h.is_on or former.given_up_at is not null, given_up_at = null
  from former where h.user_id = former.user_id and h.url = $3
  returning former.given_up_at is not null as "wasGivenUp"`);

/** Turns on a webhook that was given up. Returns whether it was. */
export async function noteAnswered(tx: Tx, personId: string, url: string, at: Date): Promise<boolean> {
  const [changed] = await tx.rows(setAnswered, [personId, at, url]);
  return changed?.wasGivenUp ?? false;
}

const setFailed = statement<{ failingSince: Date | null }>(`
  update webhooks set failing_since = coalesce(failing_since, $2),
    silences = case when $4::timestamptz is null then 0 else silences + 1 end,
    rests_until = coalesce($4::timestamptz, rests_until)
  where user_id = $1 and url = $3 returning failing_since as "failingSince"`);

/**
 * @param restsUntil null after an answer
 * @returns since when it fails; null if its person has changed the address
 */
export async function noteFailed(
  tx: Tx,
  personId: string,
  url: string,
  at: Date,
  restsUntil: Date | null,
): Promise<Date | null> {
  const [failed] = await tx.rows(setFailed, [personId, at, url, restsUntil]);
  return failed?.failingSince ?? null;
}

const setGivenUp = statement(`
  update webhooks set is_on = false, given_up_at = $2 where user_id = $1 and is_on and given_up_at is null returning 1`);

/** Returns false for a webhook that is off. */
export async function giveUp(tx: Tx, personId: string, at: Date): Promise<boolean> {
  return (await tx.rows(setGivenUp, [personId, at])).length > 0;
}
