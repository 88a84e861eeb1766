import type { MembershipWire } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayInvite } from '@cairn/core/spaces/roles';
import type { Person } from '../accounts/person.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../writes/standing.ts';
import type { House } from '../writes/write-context.ts';
import { membershipsIn } from './membership-rows.ts';

/** Who belongs to a space. Owners and admins, who invite by address, see addresses; others see their own. */
export async function listMemberships(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Outcome<readonly MembershipWire[], Refusal>> {
  const standing = await standingIn(house.db, spaceId, person.id);
  const refusal = standingRefusal(house, standing, 'space.unknown');
  if (refusal) return refused(refusal);
  return accepted(await membershipsIn(house.db, spaceId, { id: person.id, leads: mayInvite(standing) }));
}
