import type { SpaceEditBody, SpaceWire } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditSpace } from '@cairn/core/spaces/roles';
import { editedSpace } from '@cairn/core/spaces/space';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { spaceRefusal } from './create-space.ts';
import { readSpace } from './list-spaces.ts';
import { spaceKind } from './space-kind.ts';
import { adoptPictures, pictureRefusal } from './space-picture.ts';
import { spaceRow, writeSpace } from './space-rows.ts';
import { spaceWishFrom } from './space-wish.ts';

export async function editSpace(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
  body: SpaceEditBody,
): Promise<Outcome<SpaceWire, Refusal>> {
  const { person } = writer;
  const wish = spaceWishFrom(body);
  const changed = await changeOne(context, writer, spaceKind, spaceId, {
    status: 200,
    may: mayEditSpace,
    change: async (tx, { version }) => {
      const before = await spaceRow(tx, spaceId);
      const edited = editedSpace(before, wish);
      if (!edited.ok) return refused(spaceRefusal(edited.refusal.code));
      const picture = await pictureRefusal({ db: tx, now: context.now }, person, spaceId, wish, before);
      if (picture) return refused(picture);
      if (Object.keys(wish).length === 0) return accepted(null);
      writeSpace(tx, spaceId, edited.value, version, new Date(context.now()));
      adoptPictures(tx, spaceId, person.id, wish);
      return accepted(null);
    },
  });
  return changed.ok ? readSpace(context, person, spaceId) : changed;
}
