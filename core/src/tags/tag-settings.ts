import type { Standing } from '../spaces/roles.ts';

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

/** Whether somebody may change colours of tags and hide them: owners and admins (spec core §6). */
export function mayEditTags(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'EDITOR';
}
