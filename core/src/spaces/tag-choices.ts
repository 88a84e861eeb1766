import { folded } from '../folded.ts';
import { administers, type Standing } from './roles.ts';
import type { TagPart, TagSetting } from '../tags/tag-settings.ts';

/** A field for one part of one tag, so that edits of different tags or parts never conflict. */
export function tagField(part: TagPart, tag: string): string {
  return `${part}/${tag}`;
}

/** Whether the user may set colours and hide tags: owners and admins. */
export function mayEditTags(standing: Standing): boolean {
  return administers(standing);
}

export function offeredTags(tags: readonly string[], settings: readonly TagSetting[]): readonly string[] {
  const hidden = new Set(settings.flatMap((setting) => (setting.hidden ? [folded(setting.tag)] : [])));
  return hidden.size === 0 ? tags : tags.filter((tag) => !hidden.has(folded(tag)));
}
