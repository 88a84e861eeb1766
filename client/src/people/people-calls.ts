import type { InputOf } from '@cairn/contract/call-types';
import type { Invitation, JoinOffer, MagicLink, MembershipWire } from '@cairn/contract/spaces';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Role } from '@cairn/core/spaces/roles';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { spaceArrived } from '../spaces/space-calls.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';
import type { CallOutcome } from '../wire/outcome-of.ts';

type Write =
  | 'editMembership'
  | 'deleteMembership'
  | 'createMagicLink'
  | 'deleteMagicLink'
  | 'createInvitation'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'joinSpace';

/** Asks for a write and looks at once what it has changed here. */
async function write<Name extends Write>(
  cairn: Cairn,
  name: Name,
  input: InputOf<Name>,
): Promise<CallOutcome<Name>> {
  const idempotencyKey = cairn.environment.newId();
  const written = await call(cairn.environment.wire, name, { ...input, idempotencyKey });
  cairn.wake();
  return written;
}

/** Who belongs to a space, with their addresses for whoever leads it. */
export function readMemberships(
  cairn: Cairn,
  space: string,
): Promise<Outcome<readonly MembershipWire[], AskRefusal>> {
  return call(cairn.environment.wire, 'listMemberships', { params: { id: space } });
}

/** Changes a member's role. */
export function changeRole(
  cairn: Cairn,
  membership: string,
  role: Role,
): Promise<Outcome<MembershipWire, AskRefusal>> {
  return write(cairn, 'editMembership', { params: { id: membership }, body: { role } });
}

/** Says something about oneself to the other members. */
export function describeMyself(
  cairn: Cairn,
  membership: string,
  richDescription: NotesDelta | null,
): Promise<Outcome<MembershipWire, AskRefusal>> {
  return write(cairn, 'editMembership', { params: { id: membership }, body: { richDescription } });
}

/** Removes a member, or leaves. */
export function endMembership(cairn: Cairn, membership: string): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'deleteMembership', { params: { id: membership } });
}

/** The link by which anybody joins; null where there is none. */
export async function readMagicLink(
  cairn: Cairn,
  space: string,
): Promise<Outcome<MagicLink | null, AskRefusal>> {
  const links = await call(cairn.environment.wire, 'listMagicLinks', { params: { id: space } });
  return links.ok ? accepted(links.value[0] ?? null) : links;
}

/** Makes a link; the one before leads nowhere any more. */
export function renewMagicLink(cairn: Cairn, space: string): Promise<Outcome<MagicLink, AskRefusal>> {
  return write(cairn, 'createMagicLink', { params: { id: space }, body: { role: 'EDITOR' } });
}

/** Ends a link. */
export function endMagicLink(cairn: Cairn, space: string, link: string): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'deleteMagicLink', { params: { id: space, linkId: link } });
}

/** Who has been invited and has not come yet. */
export function readInvitations(
  cairn: Cairn,
  space: string,
): Promise<Outcome<readonly Invitation[], AskRefusal>> {
  return call(cairn.environment.wire, 'listInvitations', { params: { id: space } });
}

/** Invites somebody by mail. */
export function invite(
  cairn: Cairn,
  space: string,
  email: string,
  role: Role,
): Promise<Outcome<Invitation, AskRefusal>> {
  return write(cairn, 'createInvitation', { params: { id: space }, body: { email, role } });
}

/** Sends an invitation again. */
export function resendInvitation(
  cairn: Cairn,
  space: string,
  invitation: string,
): Promise<Outcome<Invitation, AskRefusal>> {
  return write(cairn, 'resendInvitation', { params: { id: space, invitationId: invitation } });
}

/** Takes an invitation back. */
export function withdrawInvitation(
  cairn: Cairn,
  space: string,
  invitation: string,
): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'withdrawInvitation', { params: { id: space, invitationId: invitation } });
}

/** What somebody who holds a link would join; visitors may ask too. */
export function readJoinOffer(token: string): Promise<Outcome<JoinOffer, AskRefusal>> {
  return call(fetchWire, 'readJoinOffer', { params: { token } });
}

/** Joins by a link; answers the space once this device has it. */
export async function joinByLink(cairn: Cairn, token: string): Promise<Outcome<string, AskRefusal>> {
  const joined = await write(cairn, 'joinSpace', { params: { token } });
  if (!joined.ok) return joined;
  await spaceArrived(cairn, joined.value.spaceId);
  return accepted(joined.value.spaceId);
}
