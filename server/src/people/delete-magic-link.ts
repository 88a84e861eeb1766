import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayShareLink } from '@cairn/core/spaces/roles';
import type { Refusal } from '../base/refusal.ts';
import { spaceKind } from '../spaces/space-kind.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { dropLink } from './link-rows.ts';

export async function deleteMagicLink(
  context: ServerContext,
  writer: Writer,
  { id: spaceId, linkId }: { readonly id: string; readonly linkId: string },
): Promise<Outcome<null, Refusal>> {
  const deleted = await changeOne(context, writer, spaceKind, spaceId, {
    status: 204,
    may: mayShareLink,
    change: async (tx) =>
      (await dropLink(tx, spaceId, linkId)) ? accepted(null) : refused({ code: 'link.unknown' }),
  });
  return deleted.ok ? accepted(null) : deleted;
}
