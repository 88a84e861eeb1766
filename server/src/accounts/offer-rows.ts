import type { JoinOffer } from '@cairn/contract/spaces';
import { holdsInvitation, type Role } from '@cairn/core/spaces/roles';
import { hashOf } from './session-rows.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type MembershipFact, membershipJson, standingOf } from '../space-access/standing.ts';
import { invitationHash } from './invitation-rows.ts';

export interface FoundOffer {
  readonly spaceId: string;
  readonly role: Role;
  /** Null for the space's link. */
  readonly invitationId: string | null;
  readonly email: string | null;
}

const offered = `
  select l.scope_id, l.role, l.created_by as by_id, null::uuid as invitation_id, null as email
  from magic_links l where l.token_hash = $1
  union all
  select i.scope_id, i.role, i.invited_by, i.id, i.email
  from invitations i where i.token_hash = $2 and i.expires_at > $3`;

/** An invitation depends on its author's membership. */
const inviter = `${membershipJson('o.scope_id', 'o.by_id')} as inviter`;

const livingSpace = 'join spaces s on s.scope_id = o.scope_id and s.id = o.scope_id and s.deleted_at is null';

const select = statement<FoundOffer & Invited>(`
  select o.scope_id as "spaceId", o.role, o.invitation_id as "invitationId", o.email,
    ${inviter}
  from (${offered}) o ${livingSpace} limit 1`);

export async function findOffer(db: Db, token: string, now: Date): Promise<FoundOffer | null> {
  const [found] = await db.rows(select, [hashOf(token), invitationHash(token), now]);
  if (!found || !holds(found)) return null;
  const { inviter: _, ...offer } = found;
  return offer;
}

interface Invited {
  readonly inviter: MembershipFact | null;
}

function holds(offer: Pick<FoundOffer, 'invitationId' | 'role'> & Invited): boolean {
  return offer.invitationId === null || holdsInvitation(standingOf(offer.inviter), offer.role);
}

const selectShown = statement<JoinOffer & Invited & Pick<FoundOffer, 'invitationId'>>(`
  select json_build_object('name', s.name, 'image', null, 'emoji', s.emoji, 'color', s.color, 'membersCount', (
      select count(*) from memberships m where m.scope_id = o.scope_id and m.deleted_at is null)) as space,
    o.role, coalesce((select u.name from users u where u.id = o.by_id), '') as "invitedBy",
    (select m.scope_id from memberships m
      where m.scope_id = o.scope_id and m.user_id = $4 and m.deleted_at is null) as "memberOf",
    o.invitation_id as "invitationId", ${inviter}
  from (${offered}) o ${livingSpace} limit 1`);

export async function shownOffer(
  db: Db,
  token: string,
  viewerId: string | null,
  now: Date,
): Promise<JoinOffer | null> {
  const values = [hashOf(token), invitationHash(token), now, viewerId];
  const [found] = await db.rows(selectShown, values);
  if (!found || !holds(found)) return null;
  const { inviter: _, invitationId: __, ...offer } = found;
  return offer;
}
