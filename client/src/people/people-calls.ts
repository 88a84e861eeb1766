import type { Invitation, JoinOffer, MagicLink, MembershipWire } from '@cairn/contract/spaces';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Role } from '@cairn/core/spaces/roles';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { spaceArrived, spacePath } from '../spaces/space-calls.ts';
import { ask } from '../wire/ask.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

/** Asks for a write and looks at once what it has changed here. */
async function write<Value>(
  cairn: Cairn,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Outcome<Value, AskRefusal>> {
  const idempotencyKey = cairn.environment.newId();
  const written = await ask<Value>(cairn.environment.wire, {
    method,
    path,
    idempotencyKey,
    ...(body && { body }),
  });
  cairn.wake();
  return written;
}

const membershipPath = (id: string) => `/api/v2/memberships/${encodeURIComponent(id)}/`;

/** Who belongs to a space, with their addresses for whoever leads it. */
export function readMemberships(
  cairn: Cairn,
  space: string,
): Promise<Outcome<readonly MembershipWire[], AskRefusal>> {
  return ask(cairn.environment.wire, { method: 'GET', path: spacePath(space, 'memberships/') });
}

/** Changes a member's role. */
export function changeRole(
  cairn: Cairn,
  membership: string,
  role: Role,
): Promise<Outcome<MembershipWire, AskRefusal>> {
  return write(cairn, 'PATCH', membershipPath(membership), { role });
}

/** Says something about oneself to the other members. */
export function describeMyself(
  cairn: Cairn,
  membership: string,
  richDescription: NotesDelta | null,
): Promise<Outcome<MembershipWire, AskRefusal>> {
  return write(cairn, 'PATCH', membershipPath(membership), { richDescription });
}

/** Removes a member, or leaves. */
export function endMembership(cairn: Cairn, membership: string): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'DELETE', membershipPath(membership));
}

/** The link by which anybody joins; null where there is none. */
export async function readMagicLink(
  cairn: Cairn,
  space: string,
): Promise<Outcome<MagicLink | null, AskRefusal>> {
  const links = await ask<readonly MagicLink[]>(cairn.environment.wire, {
    method: 'GET',
    path: spacePath(space, 'magic-links/'),
  });
  return links.ok ? accepted(links.value[0] ?? null) : links;
}

/** Makes a link; the one before leads nowhere any more. */
export function renewMagicLink(cairn: Cairn, space: string): Promise<Outcome<MagicLink, AskRefusal>> {
  return write(cairn, 'POST', spacePath(space, 'magic-links/'), { role: 'EDITOR' });
}

/** Ends a link. */
export function endMagicLink(cairn: Cairn, space: string, link: string): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'DELETE', spacePath(space, `magic-links/${encodeURIComponent(link)}/`));
}

/** Who has been invited and has not come yet. */
export function readInvitations(
  cairn: Cairn,
  space: string,
): Promise<Outcome<readonly Invitation[], AskRefusal>> {
  return ask(cairn.environment.wire, { method: 'GET', path: spacePath(space, 'invitations/') });
}

/** Invites somebody by mail. */
export function invite(
  cairn: Cairn,
  space: string,
  email: string,
  role: Role,
): Promise<Outcome<Invitation, AskRefusal>> {
  return write(cairn, 'POST', spacePath(space, 'invitations/'), { email, role });
}

const invitationPath = (space: string, invitation: string, below = '') =>
  spacePath(space, `invitations/${encodeURIComponent(invitation)}/${below}`);

/** Sends an invitation again. */
export function resendInvitation(
  cairn: Cairn,
  space: string,
  invitation: string,
): Promise<Outcome<Invitation, AskRefusal>> {
  return write(cairn, 'POST', invitationPath(space, invitation, 'resend/'));
}

/** Takes an invitation back. */
export function withdrawInvitation(
  cairn: Cairn,
  space: string,
  invitation: string,
): Promise<Outcome<null, AskRefusal>> {
  return write(cairn, 'DELETE', invitationPath(space, invitation));
}

const offerPath = (token: string, below = '') => `/api/v2/magic-links/${encodeURIComponent(token)}/${below}`;

/** What somebody who holds a link would join; visitors may ask too. */
export function readJoinOffer(token: string): Promise<Outcome<JoinOffer, AskRefusal>> {
  return ask(fetchWire, { method: 'GET', path: offerPath(token) });
}

/** Joins by a link; answers the space once this device has it. */
export async function joinByLink(cairn: Cairn, token: string): Promise<Outcome<string, AskRefusal>> {
  const joined = await write<{ readonly spaceId: string }>(cairn, 'POST', offerPath(token, 'join/'));
  if (!joined.ok) return joined;
  await spaceArrived(cairn, joined.value.spaceId);
  return accepted(joined.value.spaceId);
}
