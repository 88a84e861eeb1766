import type { MembershipEditBody, MembershipWire } from '@cairn/contract/spaces';
import { aboutFrom } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayWrite } from '@cairn/core/spaces/may-write';
import { assignableRoles, mayAssignRole, mayInvite, maySee } from '@cairn/core/spaces/roles';
import { m } from '@cairn/words/messages';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { writeMemberSettings } from '../spaces/edit-member-settings.ts';
import { lockPeople, rehome } from '../spaces/rehome.ts';
import { changeOne } from '../writes/change-one.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { dropInvitationsBy } from '../accounts/invitation-rows.ts';
import { membershipKind } from './membership-kind.ts';
import { isLastOwnerOf, membershipNow, writeMembership } from './membership-rows.ts';

const aboutRefusal: Refusal = {
  code: 'membership.about',
  errors: { richDescription: () => m.field_text_invalid() },
};

/** Changes a member's role, or the caller's own profile text and settings. The last owner keeps the role. */
export async function editMembership(
  context: ServerContext,
  writer: Writer,
  id: string,
  { role: wished, richDescription, settings }: MembershipEditBody,
): Promise<Outcome<MembershipWire, Refusal>> {
  const { id: personId } = writer.person;
  const about = richDescription === undefined ? undefined : aboutFrom(richDescription);
  if (about && !about.ok) return refused(aboutRefusal);
  const changed = await changeOne(context, writer, membershipKind, id, {
    status: 200,
    may: maySee,
    alsoIn: async () => accepted(settings ? [personId] : []),
    change: async (tx, { stored: membership, standing, versions }) => {
      const version = versions.get(membership.space) as number;
      const role = wished ?? membership.role;
      const isOthers = membership.userId !== personId;
      if ((about || settings) && isOthers) return refused({ code: 'space.role' });
      if (role !== membership.role) {
        if (!mayAssignRole(standing, membership, role)) return refused({ code: 'space.role' });
        if (await isLastOwnerOf(tx, membership)) return refused({ code: 'space.lastOwner' });
      }
      const addedBytes = about ? bytesOfText(about.value) - bytesOfText(membership.about) : 0;
      const full = await textRoomRefusal(tx, writer.person, addedBytes);
      if (full) return refused(full);
      if (settings) {
        const ownVersion = versions.get(personId) as number;
        await writeMemberSettings(
          tx,
          personId,
          membership.space,
          () => settings,
          ownVersion,
          new Date(context.now()),
        );
      }
      if (role === membership.role && !about) return accepted(null);
      const change = about ? { role, about: about.value } : { role };
      writeMembership(tx, membership.id, change, version, new Date(context.now()));
      // Drops open invitations by the member for roles that the member may no longer give.
      const given = assignableRoles({ kind: 'member', role });
      if (role !== membership.role) dropInvitationsBy(tx, membership.space, membership.userId, given);
      if (!mayWrite({ kind: 'member', role })) {
        await lockPeople(tx, [membership.userId]);
        await rehome(tx, [membership.userId], membership.space, context.now());
      }
      return accepted(null);
    },
  });
  if (!changed.ok) return changed;
  const standing = await standingIn(context.db, changed.value.space, personId);
  const refusal = standingRefusal(context, standing, 'membership.unknown');
  if (refusal) return refused(refusal);
  const now = await membershipNow(context.db, id, { id: personId, leads: mayInvite(standing) });
  return now ? accepted(now) : refused({ code: 'membership.unknown' });
}
