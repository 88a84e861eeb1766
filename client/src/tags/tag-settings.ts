import { isUnsent, recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { editedTags, tagEdits, type TagSetting } from '@cairn/core/tags/tag-settings';
import type { Cairn } from '../cairn/cairn.ts';
import { refOf } from '../store/account-store.ts';

export interface ShownTags {
  /** Contains only tags with settings. */
  readonly tags: readonly TagSetting[];
  readonly showTags: boolean;
  readonly isWaiting: boolean;
}

/** Returns the tag settings, including unsent edits. */
export function tagSettingsOf(cairn: Cairn, space: string): ShownTags {
  const record = tagRecordOf(cairn, space);
  const fields = seenFields(record);
  return {
    tags: editedTags(fields.tags, tagEdits(fields)),
    showTags: fields.showTags,
    isWaiting: isUnsent(record),
  };
}

/** Creates the record if the server has none. */
export function tagRecordOf({ replica, environment }: Cairn, space: string): SyncRecord<'space_settings'> {
  const known = replica.record(refOf('space_settings', space));
  if (known) return known;
  const row = { id: space, tags: [], showTags: true, version: 0, rev: 0 };
  return recordOfRow('space_settings', space, row, new Date(environment.now()).toISOString());
}
