import { folded } from '../folded.ts';
import type { Standing } from './roles.ts';
import type { TagPart, TagSetting } from '../tags/tag-settings.ts';

/**
 * The name of a part of a tag's setting as a field by itself, so that what two people set of different tags, or of
 * different parts of one, never meets.
 */
export function tagField(part: TagPart, tag: string): string {
  return `${part}/${tag}`;
}

/** Whether somebody may change colours of tags and hide them: owners and admins. */
export function mayEditTags(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'EDITOR';
}

/** The tags that a space's pickers, filters and menus offer: all but its hidden ones. */
export function offeredTags(tags: readonly string[], settings: readonly TagSetting[]): readonly string[] {
  const hidden = new Set(settings.flatMap((setting) => (setting.hidden ? [folded(setting.tag)] : [])));
  return hidden.size === 0 ? tags : tags.filter((tag) => !hidden.has(folded(tag)));
}
