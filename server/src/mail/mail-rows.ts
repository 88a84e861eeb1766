import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../base/ids.ts';
import type { OutgoingMail } from './outbox.ts';

const triedForMs = 3 * 86_400_000;

/** If the sending process ends, another process sends the mail after this time. */
const claimedForMs = 10 * 60_000;

export interface NewMail extends OutgoingMail {
  readonly personId: string;
  /** Hash of the link in the mail, as in `verifications` or `invitations`; null without a link. */
  readonly link: string | null;
}

const add = statement(`
  insert into mails (id, user_id, recipient, subject, body, link, due_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`);

/** Returns the mail's id. Call `MailQueue.sendSoon` after the commit. */
export function addMail(tx: Tx, { personId, to, subject, text, link }: NewMail, now: number): string {
  const id = newId(now);
  const moments = [new Date(now), new Date(now + triedForMs)];
  tx.send(add, [id, personId, to, subject, text, link, ...moments]);
  return id;
}

export interface ClaimedMail extends OutgoingMail {
  readonly id: string;
  /** Includes the current attempt. */
  readonly tries: number;
  readonly isOver: boolean;
}

/** New mails first, so they do not wait for many that failed. */
const claim = statement<ClaimedMail>(`
  update mails m set tries = tries + 1, due_at = $2
  where id = (select id from mails where due_at <= $1 order by tries > 0, due_at, id limit 1 for update skip locked)
  returning id, recipient as "to", subject, body as text, tries, expires_at <= $1 or (link is not null
    and not exists (select from verifications v where v.identifier = m.link and v.expires_at > $1)
    and not exists (select from invitations i where i.token_hash = m.link and i.expires_at > $1)) as "isOver"`);

export async function claimMail(db: Db, now: number): Promise<ClaimedMail | null> {
  const [mail] = await db.rows(claim, [new Date(now), new Date(now + claimedForMs)]);
  return mail ?? null;
}

const drop = statement('delete from mails where id = $1');

export async function dropMail(db: Db, id: string): Promise<void> {
  await db.rows(drop, [id]);
}

/** A separate statement: one for both tables would hold one table's lock while waiting for the other's. */
const setUnsent = statement(`
  update invitations i set is_unsent = $2 from mails m
  where m.id = $1 and i.token_hash = m.link and i.is_unsent <> $2`);

export async function dropSentMail(db: Db, id: string): Promise<void> {
  await db.rows(setUnsent, [id, false]);
  await dropMail(db, id);
}

const postpone = statement('update mails set due_at = $2 where id = $1');

export async function postponeMail(db: Db, id: string, dueAt: number): Promise<void> {
  await db.rows(postpone, [id, new Date(dueAt)]);
  await db.rows(setUnsent, [id, true]);
}

const select = statement('select from mails where id = $1');

export async function isMailWaiting(db: Db, id: string): Promise<boolean> {
  return (await db.rows(select, [id])).length > 0;
}
