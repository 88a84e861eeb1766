import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayManageMember, maySee } from '@cairn/core/spaces/roles';
import { knownPeople } from '../accounts/known-people.ts';
import { endSubscriptionsIn } from '../climbs/end-subscriptions.ts';
import { addEvents } from '../events/event-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { lockPeople, rehome } from '../spaces/rehome.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { dropInvitationsBy, dropInvitationsFor } from '../accounts/invitation-rows.ts';
import { membershipKind } from './membership-kind.ts';
import { endMembership, isLastOwnerOf } from './membership-rows.ts';

/**
 * Goals keep their author and assignee. Invitations to and from the former member end, because they would allow a
 * return.
 */
export async function deleteMembership(
  context: ServerContext,
  writer: Writer,
  id: string,
): Promise<Outcome<null, Refusal>> {
  const ended = await changeOne(context, writer, membershipKind, id, {
    status: 204,
    may: maySee,
    // The person's own scope holds the climbs that end here.
    alsoIn: async ({ userId }) => accepted([userId]),
    change: async (tx, { stored: membership, standing, versions }) => {
      const { space, userId } = membership;
      const isOwn = userId === writer.person.id;
      if (!isOwn && !mayManageMember(standing, membership)) return refused({ code: 'space.role' });
      if (await isLastOwnerOf(tx, membership)) return refused({ code: 'space.lastOwner' });
      await lockPeople(tx, [userId]);
      const now = context.now();
      endMembership(tx, membership.id, versions.get(space) as number, new Date(now));
      await endSubscriptionsIn(tx, { personId: userId, space }, versions, new Date(now));
      dropInvitationsBy(tx, space, userId, []);
      dropInvitationsFor(tx, space, userId);
      addEvents(
        tx,
        [{ type: 'MEMBERSHIP_DELETED', spaceId: space, personId: writer.person.id, otherUserId: userId }],
        now,
      );
      await rehome(tx, [userId], space, now);
      return accepted(userId);
    },
  });
  if (!ended.ok) return ended;
  if (ended.value.result !== null) knownPeople(context.db.pool).forgetPerson(ended.value.result);
  return accepted(null);
}
