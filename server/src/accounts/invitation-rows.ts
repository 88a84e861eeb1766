import type { Invitation } from '@cairn/contract/spaces';
import type { Role } from '@cairn/core/spaces/roles';
import { createHash } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';

export const invitationMs = 14 * 86_400_000;

/** Expired invitations stay listed this long, so they can be sent again. */
export const invitationsListedForMs = 60 * 86_400_000;

/** Only the hash is stored, so nobody can join by a leaked database. */
export function invitationHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const columns = `id, email, role, ${instantText('created_at')} as "createdDatetime",
  ${instantText('sent_at')} as "sentDatetime", ${instantText('expires_at')} as "expiresDatetime", is_unsent as "isUnsent"`;

const selectOfSpace = statement<Invitation>(`
  select ${columns}, expires_at <= $2 as "isExpired" from invitations where scope_id = $1 order by created_at, id`);

export function invitationsOf(db: Db, spaceId: string, now: Date): Promise<readonly Invitation[]> {
  return db.rows(selectOfSpace, [spaceId, now]);
}

const selectOne = statement<Invitation>(`
  select ${columns}, expires_at <= $3 as "isExpired" from invitations where scope_id = $1 and id = $2`);

export async function findInvitation(
  db: Db,
  spaceId: string,
  id: string,
  now: Date,
): Promise<Invitation | null> {
  if (!isId(id)) return null;
  const [found] = await db.rows(selectOne, [spaceId, id, now]);
  return found ?? null;
}

const selectByAddress = statement<{ id: string; role: Role }>(
  'select id, role from invitations where scope_id = $1 and email = $2',
);

export async function invitationOf(
  db: Db,
  spaceId: string,
  email: string,
): Promise<{ readonly id: string; readonly role: Role } | null> {
  const [found] = await db.rows(selectByAddress, [spaceId, email]);
  return found ?? null;
}

export interface SentInvitation {
  readonly id: string;
  readonly spaceId: string;
  readonly email: string;
  readonly role: Role;
  readonly personId: string;
  readonly token: string;
}

const write = statement(`
  insert into invitations (scope_id, id, email, role, invited_by, token_hash, created_at, sent_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
  on conflict (scope_id, email) do update set role = $4, invited_by = $5, token_hash = $6, sent_at = $7, expires_at = $8,
    is_unsent = false`);

/** If the address was invited before, its former link ends. */
export function putInvitation(tx: Tx, invitation: SentInvitation, now: number): void {
  const { spaceId, id, email, role, personId, token } = invitation;
  const moments = [new Date(now), new Date(now + invitationMs)];
  tx.send(write, [spaceId, id, email, role, personId, invitationHash(token), ...moments]);
}

const drop = statement('delete from invitations where scope_id = $1 and id = $2');

export function dropInvitation(tx: Tx, spaceId: string, id: string): void {
  tx.send(drop, [spaceId, id]);
}

const dropBy = statement(
  'delete from invitations where scope_id = $1 and invited_by = $2 and role <> all($3::text[])',
);

/** @param roles that the person may still give; invitations for other roles end */
export function dropInvitationsBy(tx: Tx, spaceId: string, personId: string, roles: readonly Role[]): void {
  tx.send(dropBy, [spaceId, personId, roles]);
}

const dropFor = statement(`
  delete from invitations where scope_id = $1 and email = (select email from users where id = $2)`);

/** A removed member cannot join again by an earlier invitation. */
export function dropInvitationsFor(tx: Tx, spaceId: string, personId: string): void {
  tx.send(dropFor, [spaceId, personId]);
}

const forget = statement('delete from invitations where expires_at < $1');

export async function forgetInvitationsBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(forget, [moment]);
}

const selectMember = statement(`
  select 1 from memberships m join users u on u.id = m.user_id
  where m.scope_id = $1 and m.deleted_at is null and u.email = $2`);

export async function isMemberByAddress(db: Db, spaceId: string, email: string): Promise<boolean> {
  return (await db.rows(selectMember, [spaceId, email])).length > 0;
}
