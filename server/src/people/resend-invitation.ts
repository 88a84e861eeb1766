import type { Invitation } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayInvite, mayManageMember } from '@cairn/core/spaces/roles';
import type { Language } from '@cairn/words/language';
import { refusesInvitations } from '../accounts/refused-invitations.ts';
import { newSecret } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceKind } from '../spaces/space-kind.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { findInvitation } from '../accounts/invitation-rows.ts';
import { invitationNow } from './list-invitations.ts';
import { type InvitationMails, mailRefusal, writeInvitation } from './send-invitation.ts';

/** Sends a new link for two more weeks, and ends the old one. */
export async function resendInvitation(
  context: ServerContext,
  mails: InvitationMails,
  writer: Writer,
  { id: spaceId, invitationId }: { readonly id: string; readonly invitationId: string },
  language: Language,
): Promise<Outcome<Invitation, Refusal>> {
  const { person } = writer;
  const known = await invitationNow(context, person, spaceId, invitationId);
  if (!known.ok) return known;
  const full = await mailRefusal(context, person, spaceId);
  if (full) return refused(full);
  const sent = await changeOne(context, writer, spaceKind, spaceId, {
    status: 200,
    may: mayInvite,
    change: async (tx, { standing }) => {
      const now = context.now();
      const found = await findInvitation(tx, spaceId, invitationId, new Date(now));
      if (!found) return refused({ code: 'invitation.unknown' });
      if (!mayManageMember(standing, found)) return refused({ code: 'space.role' });
      const { id, email, role } = found;
      if (await refusesInvitations(tx, email)) return refused({ code: 'invitation.unwanted' });
      const invitation = { id, spaceId, email, role, personId: person.id, token: newSecret() };
      await writeInvitation(tx, mails, person, invitation, language, now);
      return accepted(null);
    },
  });
  if (!sent.ok) return sent;
  return invitationNow(context, person, spaceId, invitationId);
}
