import { editedTags, unsetTag } from '@cairn/core/tags/tag-settings';
import type { TagSetting } from '@cairn/core/tags/tag-settings';
import type { Cairn } from '../cairn/cairn.ts';
import { tagSettingsOf } from './tag-settings.ts';

export interface CountedTag extends TagSetting {
  readonly done: number;
  readonly notDone: number;
}

/** Returns tags with goals or settings, sorted by name. */
export function spaceTagsOf(cairn: Cairn, space: string): readonly CountedTag[] {
  const counts = new Map<string, { done: number; notDone: number }>();
  for (const goal of cairn.replica.seenGoals()) {
    if (goal.space !== space) continue;
    for (const tag of goal.tags) {
      const count = counts.get(tag) ?? { done: 0, notDone: 0 };
      counts.set(tag, count);
      if (goal.doneDate === null) count.notDone += 1;
      else count.done += 1;
    }
  }
  const set = editedTags(tagSettingsOf(cairn, space).tags, []);
  const isSet = new Set(set.map(({ tag }) => tag));
  const others = [...counts.keys()].filter((tag) => !isSet.has(tag)).map(unsetTag);
  return [...set, ...others]
    .map((setting) => ({ ...setting, done: 0, notDone: 0, ...counts.get(setting.tag) }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag));
}
