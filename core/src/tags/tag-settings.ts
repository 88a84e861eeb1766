import { folded } from '../folded.ts';
import { tagsIn } from './tags.ts';

export const tagColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'grey',
] as const;

export type TagColor = (typeof tagColors)[number];

export interface TagSetting {
  readonly tag: string;
  readonly color: TagColor | null;
  readonly hidden: boolean;
}

export interface SpaceSettingsRow {
  readonly id: string;
  readonly tags: readonly TagSetting[];
  readonly showTags: boolean;
  readonly version: number;
  readonly rev: number;
}

export function unsetTag(tag: string): TagSetting {
  return { tag, color: null, hidden: false };
}

export type TagPart = 'color' | 'hidden';

/** Parses fields made by `tagField`, grouped by tag. Other fields are ignored. */
export function tagEdits(
  fields: Readonly<Record<string, unknown>>,
): readonly (Pick<TagSetting, 'tag'> & Partial<TagSetting>)[] {
  const edits = new Map<string, Pick<TagSetting, 'tag'> & Partial<TagSetting>>();
  for (const [field, value] of Object.entries(fields)) {
    const [, part, tag] = /^(color|hidden)\/(.*)$/su.exec(field) ?? [];
    if (part !== undefined && tag !== undefined) edits.set(tag, { tag, ...edits.get(tag), [part]: value });
  }
  return [...edits.values()];
}

/** Applies edits. Settings equal to the default are removed. */
export function editedTags(
  settings: readonly TagSetting[],
  edits: readonly (Pick<TagSetting, 'tag'> & Partial<TagSetting>)[],
): readonly TagSetting[] {
  const known = new Map(settings.map((setting) => [setting.tag, setting]));
  for (const { tag, color, hidden } of edits) {
    const before = known.get(tag) ?? unsetTag(tag);
    known.set(tag, {
      tag,
      color: color === undefined ? before.color : color,
      hidden: hidden ?? before.hidden,
    });
  }
  return [...known.values()].filter(({ color, hidden }) => color !== null || hidden);
}

/**
 * Returns the tags to show with a goal, without those in its name; none if the space shows no tags. Tags
 * hidden from menus are still shown.
 *
 * @param name may contain `#tag`
 */
export function shownTags(
  tags: readonly string[],
  name: string,
  space: { readonly tags: readonly TagSetting[]; readonly showTags: boolean },
): readonly TagSetting[] {
  if (!space.showTags) return [];
  const inName = new Set(tagsIn(name).map(folded));
  const settings = new Map(space.tags.map((setting) => [folded(setting.tag), setting]));
  return tags
    .filter((tag) => !inName.has(folded(tag)))
    .map((tag) => ({ ...(settings.get(folded(tag)) ?? unsetTag(tag)), tag }));
}
