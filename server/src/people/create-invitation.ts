import type { Invitation, InvitationCreateBody } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { assignableRoles, mayAssignRole, type Role, type Standing } from '@cairn/core/spaces/roles';
import type { Language } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { emailAddress } from '../accounts/email-address.ts';
import { refusesInvitations } from '../accounts/refused-invitations.ts';
import { newId, newSecret } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { invitationOf, isMemberByAddress, type SentInvitation } from '../accounts/invitation-rows.ts';
import { invitationNow, invitingRefusal } from './list-invitations.ts';
import { type InvitationMails, mailRefusal, writeInvitation } from './send-invitation.ts';

export interface AnsweredInvitation {
  readonly status: number;
  readonly invitation: Invitation;
}

/**
 * Invites a person (201). A repeated invitation sends the mail again with the new role (200).
 *
 * Mails are counted before the write, so a repeated key does not return an old rate limit.
 */
export async function createInvitation(
  context: ServerContext,
  mails: InvitationMails,
  writer: Writer,
  spaceId: string,
  { email: text, role }: InvitationCreateBody,
  language: Language,
): Promise<Outcome<AnsweredInvitation, Refusal>> {
  const { person } = writer;
  const early = await invitingRefusal(context, person, spaceId);
  if (early) return refused(early);
  const email = emailAddress(text);
  if (email === null)
    return refused({ code: 'invitation.email', errors: { email: () => m.field_email_invalid() } });
  if (await refusesInvitations(context.db, email)) return refused({ code: 'invitation.unwanted' });
  const full = await mailRefusal(context, person, spaceId);
  if (full) return refused(full);
  const id = newId(context.now());
  const expected = { status: 201, thingId: id };
  const written = await writeOnce<null>(context, writer, [spaceId], expected, async (tx) => {
    const standing = await standingIn(tx, spaceId, person.id);
    const refusal = standingRefusal(context, standing, 'space.unknown');
    if (refusal) return refused(refusal);
    const before = await invitationOf(tx, spaceId, email);
    if (!mayInviteAs(standing, before, role)) return refused({ code: 'space.role' });
    if (await isMemberByAddress(tx, spaceId, email)) return refused({ code: 'invitation.member' });
    const thingId = before?.id ?? id;
    const invitation: SentInvitation = {
      id: thingId,
      spaceId,
      email,
      role,
      personId: person.id,
      token: newSecret(),
    };
    await writeInvitation(tx, mails, person, invitation, language, context.now());
    return accepted({ status: before ? 200 : 201, thingId, result: null });
  });
  if (!written.ok) return written;
  const { status, thingId } = written.value;
  const now = await invitationNow(context, person, spaceId, thingId as string);
  return now.ok ? accepted({ status, invitation: now.value }) : now;
}

function mayInviteAs(standing: Standing, before: { readonly role: Role } | null, role: Role): boolean {
  return before ? mayAssignRole(standing, before, role) : assignableRoles(standing).includes(role);
}
