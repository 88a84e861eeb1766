import { activeAmong } from '@cairn/core/spaces/active-spaces';
import type { Person } from '../context/person.ts';

/** The spaces that are switched on. If no space is: the default space, or the first space. */
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
