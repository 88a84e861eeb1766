import type { UserSettings } from '@cairn/core/accounts/settings';
import type { Level } from '@cairn/core/plans/limits';

/** Somebody signed in, as every use case knows them. */
export interface Person {
  readonly id: string;
  /** Their public code; goals name people by it. */
  readonly code: string;
  readonly email: string;
  readonly image: string | null;
  /** Whether they have shown that they read the mails of their address. */
  readonly isEmailConfirmed: boolean;
  readonly isPro: boolean;
  readonly createdAt: Date;
  readonly defaultSpaceId: string | null;
  readonly settings: UserSettings;
  /** The spaces they belong to; of those only what a limited token reaches. */
  readonly spaceIds: readonly string[];
  /** The spaces that their token reaches, where it reaches some only; nothing else of theirs is seen then. */
  readonly reach: readonly string[] | null;
  /** Of the settings as a replicated row. */
  readonly version: number;
  readonly rev: number;
  /** What their plan allows today. */
  readonly level: Level;
  readonly daysJoined: number;
}

/** The scopes whose rows somebody reads: their own, where that is in reach, and those of their spaces. */
export function scopesOf({
  id,
  spaceIds,
  reach,
}: Pick<Person, 'id' | 'spaceIds' | 'reach'>): readonly string[] {
  return reach ? spaceIds : [id, ...spaceIds];
}

/** A person as a token knows them that reaches some spaces only: as if they belonged to no other. */
export function personWithin(person: Person, reach: readonly string[]): Person {
  const spaceIds = person.spaceIds.filter((space) => reach.includes(space));
  const isWithin = (space: string | null) => space !== null && spaceIds.includes(space);
  const { settings, defaultSpaceId } = person;
  const activeSpacesIds = settings.activeSpacesIds.filter(isWithin);
  return {
    ...person,
    reach,
    spaceIds,
    // Who reaches one space means it; among several nobody can know which.
    defaultSpaceId: isWithin(defaultSpaceId)
      ? defaultSpaceId
      : spaceIds.length === 1
        ? (spaceIds[0] ?? null)
        : null,
    // Filters name spaces, tags and people of anywhere.
    settings: { ...settings, activeSpacesIds, filters: {} },
  };
}
