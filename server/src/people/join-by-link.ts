import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayUseInvitation } from '@cairn/core/spaces/roles';
import { knownPeople } from '../accounts/known-people.ts';
import type { Refusal } from '../base/refusal.ts';
import { tooManyRefusal } from '../spaces/create-space.ts';
import { addMember } from '../spaces/add-member.ts';
import { standingIn } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { dropInvitation, dropInvitationsFor } from '../accounts/invitation-rows.ts';
import { findOffer } from '../accounts/offer-rows.ts';

/**
 * The token belongs to a space's link or to an invitation. A person who is already a member keeps their role.
 * An invitation lets only one person join. Any account can use an invitation to become an editor.
 * For a higher role, the account needs the invited email address.
 */
export async function joinByLink(
  context: ServerContext,
  writer: Writer,
  token: string,
): Promise<Outcome<{ readonly spaceId: string }, Refusal>> {
  const { person } = writer;
  const located = await findOffer(context.db, token, new Date(context.now()));
  // A repeated key must find its outcome even if the invitation is used up.
  const scopes = located ? [located.spaceId] : [];
  const expected = { status: 200, thingId: located?.spaceId ?? null };
  const written = await writeOnce<null>(context, writer, scopes, expected, async (tx, versions) => {
    const now = context.now();
    const offer = await findOffer(tx, token, new Date(now));
    const version = offer && versions.get(offer.spaceId);
    if (!offer || version === undefined || version === null) return refused({ code: 'link.unknown' });
    const { spaceId, role, invitationId } = offer;
    const isMember = (await standingIn(tx, spaceId, person.id)).kind === 'member';
    if (!isMember) {
      if (!mayUseInvitation(offer, person.email)) return refused({ code: 'invitation.address' });
      const full = await tooManyRefusal(tx, person);
      if (full) return refused(full);
      addMember(tx, { spaceId, personId: person.id, role }, version, now);
      dropInvitationsFor(tx, spaceId, person.id);
    }
    // A member who opens another person's invitation does not use it up.
    if (invitationId !== null && (!isMember || offer.email === person.email))
      dropInvitation(tx, spaceId, invitationId);
    return accepted({ ...expected, result: null });
  });
  if (!written.ok) return written;
  knownPeople(context.db.pool).forgetPerson(person.id);
  return accepted({ spaceId: written.value.thingId as string });
}
