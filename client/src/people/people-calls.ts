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

/** Owners and admins also get e-mail addresses. */
export function readMemberships(
  cairn: Cairn,
  space: string,
): Promise<Outcome<readonly MembershipWire[], AskRefusal>> {
  return call(cairn.environment.wire, 'listMemberships', { params: { id: space } });
}

export function changeRole(
  cairn: Cairn,
  membership: string,
  role: Role,
): Promise<Outcome<MembershipWire, AskRefusal>> {
  return write(cairn, 'editMembership', { params: { id: membership }, body: { role } });
}

export function describeMyself(
  cairn: Cairn,
  membership: string,
  richDescription: NotesDelta | null,
): Promise<Outcome<MembershipWire, AskRefusal>> {
  return write(cairn, 'editMembership', { params: { id: membership }, body: { richDescription } });
}

export function endMembership(cairn: Cairn, membership: string): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'deleteMembership', { params: { id: membership } });
}

/** Returns null if the space has no link. */
export async function readMagicLink(
  cairn: Cairn,
  space: string,
): Promise<Outcome<MagicLink | null, AskRefusal>> {
  const links = await call(cairn.environment.wire, 'listMagicLinks', { params: { id: space } });
  return links.ok ? accepted(links.value[0] ?? null) : links;
}

export function renewMagicLink(cairn: Cairn, space: string): Promise<Outcome<MagicLink, AskRefusal>> {
  return write(cairn, 'createMagicLink', { params: { id: space }, body: { role: 'EDITOR' } });
}

export function endMagicLink(cairn: Cairn, space: string, link: string): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'deleteMagicLink', { params: { id: space, linkId: link } });
}

export function readInvitations(
  cairn: Cairn,
  space: string,
): Promise<Outcome<readonly Invitation[], AskRefusal>> {
  return call(cairn.environment.wire, 'listInvitations', { params: { id: space } });
}

export function invite(
  cairn: Cairn,
  space: string,
  email: string,
  role: Role,
): Promise<Outcome<Invitation, AskRefusal>> {
  return write(cairn, 'createInvitation', { params: { id: space }, body: { email, role } });
}

export function resendInvitation(
  cairn: Cairn,
  space: string,
  invitation: string,
): Promise<Outcome<Invitation, AskRefusal>> {
  return write(cairn, 'resendInvitation', { params: { id: space, invitationId: invitation } });
}

export function withdrawInvitation(
  cairn: Cairn,
  space: string,
  invitation: string,
): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'withdrawInvitation', { params: { id: space, invitationId: invitation } });
}

/** Returns the space of a link. Works without a session. */
export function readJoinOffer(token: string): Promise<Outcome<JoinOffer, AskRefusal>> {
  return call(fetchWire, 'readJoinOffer', { params: { token } });
}

/** Resolves with the space's id when the space is on this device. */
export async function joinByLink(cairn: Cairn, token: string): Promise<Outcome<string, AskRefusal>> {
  const joined = await write(cairn, 'joinSpace', { params: { token } });
  if (!joined.ok) return joined;
  await spaceArrived(cairn, joined.value.spaceId);
  return accepted(joined.value.spaceId);
}
