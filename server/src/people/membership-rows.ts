import type { MembershipRow, MembershipWire } from '@cairn/contract/spaces';
import type { Role } from '@cairn/core/spaces/roles';
import { isLastOwner } from '@cairn/core/spaces/roles';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { membersInOrder, membershipText } from '../space-access/space-text.ts';

const withAddress = (m: string, viewer: string, showsAll: string) =>
  `${membershipText(m)}::jsonb || jsonb_build_object('email', (
    select u.email from users u where u.id = ${m}.user_id and (${showsAll}::boolean or u.id = ${viewer})))`;

const select = statement<{ membership: MembershipWire }>(`
  select ${withAddress('m', '$2', '$3')} as membership from memberships m
  where m.scope_id = $1 and m.deleted_at is null order by ${membersInOrder('m')}`);

export interface Viewer {
  readonly id: string;
  /** Whether the viewer sees all mail addresses. */
  readonly leads: boolean;
}

/** Owners first. */
export async function membershipsIn(
  db: Db,
  spaceId: string,
  viewer: Viewer,
): Promise<readonly MembershipWire[]> {
  const rows = await db.rows(select, [spaceId, viewer.id, viewer.leads]);
  return rows.map(({ membership }) => membership);
}

const selectOne = statement<{ membership: MembershipWire }>(`
  select ${withAddress('m', '$2', '$3')} as membership from memberships m where m.id = $1 and m.deleted_at is null`);

export async function membershipNow(db: Db, id: string, viewer: Viewer): Promise<MembershipWire | null> {
  const [found] = await db.rows(selectOne, [id, viewer.id, viewer.leads]);
  return found?.membership ?? null;
}

export interface StoredMembership extends Pick<MembershipRow, 'id' | 'space' | 'userId'> {
  readonly role: Role;
  readonly about: NotesDelta | null;
  readonly hasEnded: boolean;
}

const selectById = statement<StoredMembership>(`
  select id, scope_id as space, user_id as "userId", role, rich_description as about, deleted_at is not null as "hasEnded"
  from memberships where id = $1`);

/** Also finds a membership that has ended. */
export async function findMembership(db: Db, id: string): Promise<StoredMembership | null> {
  if (!isId(id)) return null;
  const [found] = await db.rows(selectById, [id]);
  return found ?? null;
}

const selectRoles = statement<{ userId: string; role: Role }>(
  'select user_id as "userId", role from memberships where scope_id = $1 and deleted_at is null',
);

export async function isLastOwnerOf(tx: Db, { space, userId }: StoredMembership): Promise<boolean> {
  return isLastOwner(await tx.rows(selectRoles, [space]), userId);
}

const update = statement(`
  update memberships set version = $2, rev = rev + 1, modified_at = $3, role = $4,
    rich_description = case when $5::boolean then $6::jsonb else rich_description end
  where id = $1`);

export function writeMembership(
  tx: Tx,
  id: string,
  change: { readonly role: Role; readonly about?: NotesDelta | null },
  version: number,
  at: Date,
): void {
  const { role, about } = change;
  const text = about ? JSON.stringify(about) : null;
  tx.send(update, [id, version, at, role, about !== undefined, text]);
}

const end = statement(`
  update memberships set version = $2, rev = rev + 1, modified_at = $3, deleted_at = $3 where id = $1`);

/** Keeps the row, so the former member's late writes get 403 instead of 404. */
export function endMembership(tx: Tx, id: string, version: number, at: Date): void {
  tx.send(end, [id, version, at]);
}
