import { folded } from '../folded.ts';
import { tagsIn } from './tags.ts';

/** The nine colours of tags. */
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

/** One of the nine. */
export type TagColor = (typeof tagColors)[number];

/** How a space shows one of its tags. */
export interface TagSetting {
  readonly tag: string;
  readonly color: TagColor | null;
  readonly hidden: boolean;
}

/** A space's tags, replicated with it. */
export interface SpaceSettingsRow {
  readonly id: string;
  readonly tags: readonly TagSetting[];
  readonly showTags: boolean;
  readonly version: number;
  readonly rev: number;
}

/** How a tag is shown that nobody has set. */
export function unsetTag(tag: string): TagSetting {
  return { tag, color: null, hidden: false };
}

/** What can be set of one tag. */
export type TagPart = 'color' | 'hidden';

/** What fields of {@link tagField} say, by tag; other fields say nothing of it. */
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

/** Settings with some of them changed; those that say nothing are left out. */
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
 * The tags that a goal's row shows, with their colours: none where the space hides all, and not what its name says
 * already. A hidden tag stays on the goals that carry it; it is the menus that do not offer it ({@link offeredTags}).
 *
 * @param name the goal's, where a tag may stand as `#tag`
 */
export function shownTags(
  tags: readonly string[],
  name: string,
  space: { readonly tags: readonly TagSetting[]; readonly showTags: boolean },
): readonly TagSetting[] {
  if (!space.showTags) return [];
  const said = new Set(tagsIn(name).map(folded));
  const settings = new Map(space.tags.map((setting) => [folded(setting.tag), setting]));
  return tags
    .filter((tag) => !said.has(folded(tag)))
    .map((tag) => ({ ...(settings.get(folded(tag)) ?? unsetTag(tag)), tag }));
}
