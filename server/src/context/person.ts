import type { UserSettings } from '@cairn/core/accounts/settings';
import type { Level } from '@cairn/core/plans/limits';

export interface Person {
  readonly id: string;
  /** Public code, by which goals name people. */
  readonly code: string;
  readonly email: string;
  readonly image: string | null;
  readonly isEmailConfirmed: boolean;
  readonly isPro: boolean;
  readonly createdAt: Date;
  readonly defaultSpaceId: string | null;
  readonly settings: UserSettings;
  /** The person's spaces, only those within reach of a limited token. */
  readonly spaceIds: readonly string[];
  /** Spaces of a limited token, which sees nothing else. Otherwise null. */
  readonly reach: readonly string[] | null;
  /** Version of the settings row. */
  readonly version: number;
  readonly rev: number;
  readonly level: Level;
  readonly daysJoined: number;
}

/** The person's spaces, and the person's own scope unless a token is limited. */
export function scopesOf({
  id,
  spaceIds,
  reach,
}: Pick<Person, 'id' | 'spaceIds' | 'reach'>): readonly string[] {
  return reach ? spaceIds : [id, ...spaceIds];
}

/** Returns the person as a limited token sees them: a member of no space beyond its reach. */
export function personWithin(person: Person, reach: readonly string[]): Person {
  const spaceIds = person.spaceIds.filter((space) => reach.includes(space));
  const isWithin = (space: string | null) => space !== null && spaceIds.includes(space);
  const { settings, defaultSpaceId } = person;
  const activeSpacesIds = settings.activeSpacesIds.filter(isWithin);
  return {
    ...person,
    reach,
    spaceIds,
    // Among several reachable spaces, none is the default.
    defaultSpaceId: isWithin(defaultSpaceId)
      ? defaultSpaceId
      : spaceIds.length === 1
        ? (spaceIds[0] ?? null)
        : null,
    // Filters may name records outside the reach, so they are left out.
    settings: { ...settings, activeSpacesIds, filters: {} },
  };
}
