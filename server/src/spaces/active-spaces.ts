import type { Person } from '../accounts/person.ts';

/** The spaces that a person has switched on; all of theirs when none of those is. */
export function activeSpaces({
  spaceIds,
  settings,
}: Pick<Person, 'spaceIds' | 'settings'>): readonly string[] {
  const active = spaceIds.filter((space) => settings.activeSpacesIds.includes(space));
  return active.length > 0 ? active : spaceIds;
}
