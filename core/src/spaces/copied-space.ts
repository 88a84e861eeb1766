import { type Background, isBackgroundFile } from '../accounts/background.ts';
import type { SpaceFields } from './space.ts';

/** Returns the fields of a copy, without uploaded pictures, which only members of the original may see. */
export function copiedSpace(space: SpaceFields): SpaceFields {
  const { name, emoji, background, color, enabledColumnIds } = space;
  const isOurs = (picture: Background) => !isBackgroundFile(picture);
  return {
    name,
    image: null,
    emoji,
    background: background && isOurs(background) ? background : null,
    color,
    enabledColumnIds,
  };
}
