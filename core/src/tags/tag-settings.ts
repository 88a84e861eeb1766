import { searchable } from '../goals/search.ts';
import type { Standing } from '../spaces/roles.ts';
import { tagsIn } from './tags.ts';

/** The nine colours of tags (`language.md` §3). */
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

/** How a space shows one of its tags (spec core §3 "Tag setting"). */
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

/**
 * The name of a part of a tag's setting as a field by itself, so that what two people set of different tags, or of
 * different parts of one, never meets.
 */
export function tagField(part: TagPart, tag: string): string {
  return `${part}/${tag}`;
}

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

/** Whether somebody may change colours of tags and hide them: owners and admins (spec core §6). */
export function mayEditTags(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'EDITOR';
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
  const said = new Set(tagsIn(name).map(searchable));
  const settings = new Map(space.tags.map((setting) => [searchable(setting.tag), setting]));
  return tags
    .filter((tag) => !said.has(searchable(tag)))
    .map((tag) => ({ ...(settings.get(searchable(tag)) ?? unsetTag(tag)), tag }));
}

/** The tags that a space's pickers, filters and menus offer: all but its hidden ones. */
export function offeredTags(tags: readonly string[], settings: readonly TagSetting[]): readonly string[] {
  const hidden = new Set(settings.flatMap((setting) => (setting.hidden ? [searchable(setting.tag)] : [])));
  return hidden.size === 0 ? tags : tags.filter((tag) => !hidden.has(searchable(tag)));
}
