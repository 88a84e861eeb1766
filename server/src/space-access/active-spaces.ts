import { activeAmong } from '@cairn/core/spaces/active-spaces';
import type { Person } from '../context/person.ts';

/** The spaces that a person has switched on; the one they began with where none of theirs is. */
export function activeSpaces({
  spaceIds,
  settings,
  defaultSpaceId,
}: Pick<Person, 'spaceIds' | 'settings' | 'defaultSpaceId'>): readonly string[] {
  const isFirst = (space: string) => Number(space !== defaultSpaceId);
  return activeAmong(
    spaceIds.toSorted((one, other) => isFirst(one) - isFirst(other)),
    settings.activeSpacesIds,
  );
}
