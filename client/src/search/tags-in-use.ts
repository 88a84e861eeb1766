import { offeredTags } from '@cairn/core/spaces/tag-choices';
import type { Cairn } from '../cairn/cairn.ts';
import { tagSettingsOf } from '../tags/tag-settings.ts';

/**
 * Returns tags sorted by name, without those that the goal's space hides.
 *
 * @param spaces null for all
 */
export function tagsInUse(cairn: Cairn, spaces: readonly string[] | null = null): readonly string[] {
  const bySpace = new Map<string, Set<string>>();
  for (const { space, tags } of cairn.replica.seenGoals()) {
    if (tags.length === 0 || (spaces && !spaces.includes(space))) continue;
    const known = bySpace.get(space) ?? new Set();
    bySpace.set(space, known);
    for (const tag of tags) known.add(tag);
  }
  const offered = [...bySpace].flatMap(([space, tags]) =>
    offeredTags([...tags], tagSettingsOf(cairn, space).tags),
  );
  return [...new Set(offered)].toSorted((one, other) => one.localeCompare(other));
}
