import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Fields } from '@cairn/core/sync/record';
import { type TagPart, type TagSetting } from '@cairn/core/tags/tag-settings';
import { mayEditTags, tagField } from '@cairn/core/spaces/tag-choices';
import { isTag } from '@cairn/core/tags/tags';
import type { Cairn } from '../cairn/cairn.ts';
import { changeFields } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { standingIn } from '../spaces/standing.ts';
import { tagRecordOf } from './tag-settings.ts';
import { keysOf } from '../keys-of.ts';

/** `space.role`: the user is neither owner nor admin. */
export type ChangeTagsRefusal = { readonly code: 'request.invalid' | 'space.role' };

/** Omitted settings stay. */
export function changeTag(
  cairn: Cairn,
  space: string,
  tag: string,
  edit: Partial<Pick<TagSetting, TagPart>>,
): Outcome<Saved, ChangeTagsRefusal> {
  if (!isTag(tag)) return refused({ code: 'request.invalid' });
  return changed(
    cairn,
    space,
    Object.fromEntries(keysOf(edit).map((part) => [tagField(part, tag), edit[part]])),
  );
}

export function showTags(cairn: Cairn, space: string, shows: boolean): Outcome<Saved, ChangeTagsRefusal> {
  return changed(cairn, space, { showTags: shows });
}

function changed(cairn: Cairn, space: string, fields: Fields): Outcome<Saved, ChangeTagsRefusal> {
  if (!mayEditTags(standingIn(cairn, space))) return refused({ code: 'space.role' });
  const record = tagRecordOf(cairn, space);
  return accepted({ saved: changeFields(cairn, [record], () => fields) });
}
