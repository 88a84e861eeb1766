import type { MagicLink } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayShareLink } from '@cairn/core/spaces/roles';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { JoinLinks } from './join-links.ts';
import { linkOf } from './link-rows.ts';

/** A space has one link at most. */
export async function listMagicLinks(
  context: ServerContext,
  person: Person,
  spaceId: string,
  links: JoinLinks,
): Promise<Outcome<readonly MagicLink[], Refusal>> {
  const standing = await standingIn(context.db, spaceId, person.id);
  const refusal = standingRefusal(context, standing, 'space.unknown');
  if (refusal) return refused(refusal);
  if (!mayShareLink(standing)) return refused({ code: 'space.role' });
  const link = await linkOf(context.db, spaceId, links);
  return accepted(link ? [link] : []);
}

export async function magicLinkNow(
  context: ServerContext,
  person: Person,
  spaceId: string,
  links: JoinLinks,
): Promise<Outcome<MagicLink, Refusal>> {
  const found = await listMagicLinks(context, person, spaceId, links);
  if (!found.ok) return found;
  const [link] = found.value;
  return link ? accepted(link) : refused({ code: 'link.unknown' });
}
