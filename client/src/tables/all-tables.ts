import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Uploads } from '../outbox/upload.ts';
import { boards } from './boards.ts';
import { buckets } from './buckets.ts';
import { comments } from './comments.ts';
import { folderGoals } from './folder-goals.ts';
import { goals } from './goals.ts';
import { memberSettings } from './member-settings.ts';
import { memberships } from './memberships.ts';
import { recurrences } from './recurrences.ts';
import { spaceSettings } from './space-settings.ts';
import { spaces } from './spaces.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { userSettings } from './user-settings.ts';

/** Every replicated table on this device. The first picture does without this list. */
const definitions: { readonly [Name in TableName]: TableOnDevice<Name> } = {
  goals,
  user_settings: userSettings,
  spaces,
  memberships,
  member_settings: memberSettings,
  space_settings: spaceSettings,
  recurrences,
  comments,
  folder_goals: folderGoals,
  boards,
  buckets,
};

/** How a table's records are sent, undone and put back from the shelf. */
export function onDevice<Name extends TableName>(table: Name): TableOnDevice<Name> {
  return definitions[table];
}

/** How each table's records are sent. */
export const uploads: Uploads = (table) => onDevice(table).upload;
