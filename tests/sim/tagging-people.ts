import type { Cairn } from '@cairn/client/cairn/cairn';
import { changeTag } from '@cairn/client/tags/change-tags';
import { tagColors } from '@cairn/core/tags/tag-settings';
import type { Chance } from './chance.ts';
import type { Oracle } from './oracle.ts';

/** Sets a new tag, which the oracle checks, and a tag that all devices set. */
export function setTags(cairn: Cairn, chance: Chance, oracle: Oracle): void {
  const space = cairn.account.defaultSpaceId;
  const tag = `t${oracle.next()}`;
  const hidden = changeTag(cairn, space, tag, { hidden: true });
  if (hidden.ok) oracle.tags.set(tag, oracle.kept(hidden.value.saved));
  const colored = changeTag(cairn, space, 'home', { color: chance.pick(tagColors) });
  if (colored.ok) colored.value.saved.catch(() => undefined);
}
