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
import type { TableRules } from './table-definition.ts';
import { userSettings } from './user-settings.ts';

const definitions = {
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

type Definitions = typeof definitions;

export type TableName = keyof Definitions;

/** Tables in the order in which a device reads them. */
export const tableNames = Object.keys(definitions) as readonly TableName[];

const rules: Readonly<Record<TableName, TableRules>> = definitions;

export function rulesOf(table: TableName): TableRules {
  return rules[table];
}

/** Tables whose records are deleted together with a record above them. */
export const belowTables = tableNames.filter(
  (table) => rules[table].life === 'tree' && rules[table].above.length > 0,
);

type TypesOf<Name extends TableName> = NonNullable<Definitions[Name]['types']>;

export type RowOf<Name extends TableName> = TypesOf<Name>['row'];

export type InitialFieldOf<Name extends TableName> = TypesOf<Name>['initial'];
