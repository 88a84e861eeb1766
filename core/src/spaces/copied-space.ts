import { type Background, isBackgroundFile } from '../accounts/background.ts';
import type { SpaceFields } from './space.ts';

/**
 * What a space's copy begins with: its name, looks and horizons. Pictures that were uploaded belong to the first one and
 * its members.
 */
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
