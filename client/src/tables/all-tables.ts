import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Uploads } from '../outbox/upload.ts';
import { boards } from './boards.ts';
import { buckets } from './buckets.ts';
import { climbs } from './climbs.ts';
import { climbSubscriptions } from './climb-subscriptions.ts';
import { comments } from './comments.ts';
import { folderGoals } from './folder-goals.ts';
import { goals } from './goals.ts';
import { goalWatches } from './goal-watches.ts';
import { memberSettings } from './member-settings.ts';
import { memberships } from './memberships.ts';
import { readNotices } from './read-notices.ts';
import { recurrences } from './recurrences.ts';
import { reminders } from './reminders.ts';
import { spaceSettings } from './space-settings.ts';
import { spaces } from './spaces.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { userSettings } from './user-settings.ts';

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
  climbs,
  goal_watches: goalWatches,
  read_notices: readNotices,
  reminders,
  climb_subscriptions: climbSubscriptions,
};

export function onDevice<Name extends TableName>(table: Name): TableOnDevice<Name> {
  return definitions[table];
}

export const uploads: Uploads = (table) => onDevice(table).upload;
