import type { UserSettings } from '@cairn/core/accounts/settings';
import type { Level } from '@cairn/core/plans/limits';

export interface Person {
  readonly id: string;
  /** Short id that goals store for their author and assignee. */
  readonly code: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly isPro: boolean;
  readonly createdAt: Date;
  readonly defaultSpaceId: string | null;
  readonly settings: UserSettings;
  /** If the caller's access token is limited to some spaces: only those. */
  readonly spaceIds: readonly string[];
  /** Spaces to which the access token is limited; null without a limit. */
  readonly reach: readonly string[] | null;
  readonly version: number;
  readonly rev: number;
  readonly level: Level;
  readonly daysJoined: number;
}

/** The person's spaces, and the person's own scope unless the access token is limited. */
export function scopesOf({
  id,
  spaceIds,
  reach,
}: Pick<Person, 'id' | 'spaceIds' | 'reach'>): readonly string[] {
  return reach ? spaceIds : [id, ...spaceIds];
}

/** The person as seen through a limited access token: member of no space beyond `reach`. */
export function personWithin(person: Person, reach: readonly string[]): Person {
  const spaceIds = person.spaceIds.filter((space) => reach.includes(space));
  const isWithin = (space: string | null) => space !== null && spaceIds.includes(space);
  const { settings, defaultSpaceId } = person;
  const activeSpacesIds = settings.activeSpacesIds.filter(isWithin);
  return {
    ...person,
    reach,
    spaceIds,
    // If the token excludes the default space but allows exactly one space, that space replaces it.
    defaultSpaceId: isWithin(defaultSpaceId)
      ? defaultSpaceId
      : spaceIds.length === 1
        ? (spaceIds[0] ?? null)
        : null,
    // Filters may refer to records in excluded spaces.
    settings: { ...settings, activeSpacesIds, filters: {} },
  };
}
