import type { Invitation } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayInvite } from '@cairn/core/spaces/roles';
import type { Person } from '../accounts/person.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../writes/standing.ts';
import type { House } from '../writes/write-context.ts';
import { invitationBehind, invitationsOf } from './invitation-rows.ts';

/** Who was invited to a space and has not come yet, for whoever may invite. */
export async function listInvitations(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Outcome<readonly Invitation[], Refusal>> {
  const refusal = await invitingRefusal(house, person, spaceId);
  if (refusal) return refused(refusal);
  return accepted(await invitationsOf(house.db, spaceId, new Date(house.now())));
}

/** Why somebody may neither invite nor see who is, or null when they may. */
export async function invitingRefusal(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Refusal | null> {
  const standing = await standingIn(house.db, spaceId, person.id);
  const refusal = standingRefusal(house, standing, 'space.unknown');
  return refusal ?? (mayInvite(standing) ? null : { code: 'space.role' });
}

/** An invitation as it is now, to whoever may still see it. */
export async function invitationNow(
  house: House,
  person: Person,
  spaceId: string,
  id: string,
): Promise<Outcome<Invitation, Refusal>> {
  const refusal = await invitingRefusal(house, person, spaceId);
  if (refusal) return refused(refusal);
  const found = await invitationBehind(house.db, spaceId, id, new Date(house.now()));
  return found ? accepted(found) : refused({ code: 'invitation.unknown' });
}
