import type { MembershipWire } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayInvite } from '@cairn/core/spaces/roles';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import { membershipsIn } from './membership-rows.ts';

/** Members who may invite see all mail addresses, others only their own. */
export async function listMemberships(
  context: ServerContext,
  person: Person,
  spaceId: string,
): Promise<Outcome<readonly MembershipWire[], Refusal>> {
  const standing = await standingIn(context.db, spaceId, person.id);
  const refusal = standingRefusal(context, standing, 'space.unknown');
  if (refusal) return refused(refusal);
  return accepted(await membershipsIn(context.db, spaceId, { id: person.id, leads: mayInvite(standing) }));
}
