import type { Cairn } from '../cairn.ts';

/** The tags of the goals that are here, by their letters. */
export function tagsInUse({ replica }: Cairn): readonly string[] {
  const tags = new Set<string>();
  for (const goal of replica.seenGoals()) for (const tag of goal.tags) tags.add(tag);
  return [...tags].toSorted((one, other) => one.localeCompare(other));
}
