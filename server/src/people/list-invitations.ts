import type { Invitation } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayInvite } from '@cairn/core/spaces/roles';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import { findInvitation, invitationsOf } from '../accounts/invitation-rows.ts';

export async function listInvitations(
  context: ServerContext,
  person: Person,
  spaceId: string,
): Promise<Outcome<readonly Invitation[], Refusal>> {
  const refusal = await invitingRefusal(context, person, spaceId);
  if (refusal) return refused(refusal);
  return accepted(await invitationsOf(context.db, spaceId, new Date(context.now())));
}

export async function invitingRefusal(
  context: ServerContext,
  person: Person,
  spaceId: string,
): Promise<Refusal | null> {
  const standing = await standingIn(context.db, spaceId, person.id);
  const refusal = standingRefusal(context, standing, 'space.unknown');
  return refusal ?? (mayInvite(standing) ? null : { code: 'space.role' });
}

export async function invitationNow(
  context: ServerContext,
  person: Person,
  spaceId: string,
  id: string,
): Promise<Outcome<Invitation, Refusal>> {
  const refusal = await invitingRefusal(context, person, spaceId);
  if (refusal) return refused(refusal);
  const found = await findInvitation(context.db, spaceId, id, new Date(context.now()));
  return found ? accepted(found) : refused({ code: 'invitation.unknown' });
}
