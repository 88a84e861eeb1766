import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayInvite, mayManageMember } from '@cairn/core/spaces/roles';
import type { Refusal } from '../base/refusal.ts';
import { spaceKind } from '../spaces/space-kind.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { dropInvitation, findInvitation } from '../accounts/invitation-rows.ts';

export async function withdrawInvitation(
  context: ServerContext,
  writer: Writer,
  { id: spaceId, invitationId }: { readonly id: string; readonly invitationId: string },
): Promise<Outcome<null, Refusal>> {
  const withdrawn = await changeOne(context, writer, spaceKind, spaceId, {
    status: 204,
    may: mayInvite,
    change: async (tx, { standing }) => {
      const found = await findInvitation(tx, spaceId, invitationId, new Date(context.now()));
      if (!found) return refused({ code: 'invitation.unknown' });
      if (!mayManageMember(standing, found)) return refused({ code: 'space.role' });
      dropInvitation(tx, spaceId, found.id);
      return accepted(null);
    },
  });
  return withdrawn.ok ? accepted(null) : withdrawn;
}
