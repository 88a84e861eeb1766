import type { MagicLink } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayShareLink } from '@cairn/core/spaces/roles';
import { unconfirmedRefusal } from '../accounts/confirm-email.ts';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceKind } from '../spaces/space-kind.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type JoinLinks, joinTokenOf } from './join-links.ts';
import { putLink } from './link-rows.ts';
import { magicLinkNow } from './list-magic-links.ts';

/**
 * Ends the space's former link. Needs a confirmed address: otherwise a stranger who signed up with another person's
 * address could return after that person takes over the account.
 */
export async function createMagicLink(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
  links: JoinLinks,
): Promise<Outcome<MagicLink, Refusal>> {
  const unconfirmed = unconfirmedRefusal(context, writer.person);
  if (unconfirmed) return refused(unconfirmed);
  const id = newId(context.now());
  const made = await changeOne(context, writer, spaceKind, spaceId, {
    status: 201,
    thingId: id,
    may: mayShareLink,
    change: async (tx) => {
      const link = { spaceId, id, token: joinTokenOf(links.key, id), personId: writer.person.id };
      putLink(tx, link, new Date(context.now()));
      return accepted(null);
    },
  });
  return made.ok ? magicLinkNow(context, writer.person, spaceId, links) : made;
}
