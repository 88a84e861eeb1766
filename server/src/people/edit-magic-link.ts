import type { MagicLink } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayShareLink } from '@cairn/core/spaces/roles';
import type { Refusal } from '../base/refusal.ts';
import { spaceKind } from '../spaces/space-kind.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { JoinLinks } from './join-links.ts';
import { linkOf } from './link-rows.ts';
import { magicLinkNow } from './list-magic-links.ts';

/** Changes nothing, because a link always makes editors. Only checks that the link exists. */
export async function editMagicLink(
  context: ServerContext,
  writer: Writer,
  { id: spaceId, linkId }: { readonly id: string; readonly linkId: string },
  links: JoinLinks,
): Promise<Outcome<MagicLink, Refusal>> {
  const edited = await changeOne(context, writer, spaceKind, spaceId, {
    status: 200,
    may: mayShareLink,
    change: async (tx) => {
      const link = await linkOf(tx, spaceId, links);
      return link?.id === linkId ? accepted(null) : refused({ code: 'link.unknown' });
    },
  });
  return edited.ok ? magicLinkNow(context, writer.person, spaceId, links) : edited;
}
