import { defaultSettings } from '@cairn/core/accounts/settings';
import { boardText } from '../boards/board-text.ts';
import { listText } from '../boards/list-text.ts';
import { recurrenceText } from '../recurrences/recurrence-text.ts';
import { climbSubscriptionText, climbText } from '../climbs/climb-json.ts';
import { commentText } from '../comments/comment-text.ts';
import { folderGoalText } from '../folders/folder-text.ts';
import { goalWatchText } from '../goals/watch-text.ts';
import { reminderText } from '../events/reminder-text.ts';
import { readNoticeText } from '../events/read-notice-text.ts';
import { noteChangesBytes, noteChangesJson } from '../goals/note-changes-json.ts';
import { memberSettingsText, membershipText, spaceText } from '../space-access/space-text.ts';

export interface FedTable {
  readonly name: string;
  /** SQL for a row as JSON text. `r` is the row, `b` the bounds of the page in its scope. */
  readonly rowText: string;
  /** SQL for the approximate size of `rowText` in bytes, without building it. */
  readonly bytes: string;
  readonly movedTo: string;
}

/** Defaults for settings that were added after an account's last change. */
const defaultsLiteral = `'${JSON.stringify(defaultSettings).replaceAll("'", "''")}'::jsonb`;

/** A changed note carries its changes since the cursor, except in a full reading. */
const goalText = `
  case when b.full_from is null and r.notes_rev > 0 and exists (
    select from goal_note_changes n where n.goal_id = r.id and n.version > b.since
  ) then r.wire || ',"noteChanges":' || ${noteChangesJson('r.id', 'b.since')}::text || '}'
  else r.wire || '}' end`;

const spaceSettingsText = `json_build_object('id', r.id, 'tags', r.tags, 'showTags', r.show_tags,
  'version', r.version, 'rev', r.rev)::text`;

const settingsText = `(${defaultsLiteral} || r.settings ||
  jsonb_build_object('id', r.id, 'version', r.version, 'rev', r.rev))::text`;

const goalBytes = `octet_length(r.wire) + case when b.full_from is null and r.notes_rev > 0
  then coalesce(${noteChangesBytes('r.id', 'b.since')}, 0) else 0 end`;

/** In bytes, for a row without its long texts. */
const smallBytes = 2_000;

/** All replicated tables (to add one: ARCHITECTURE.md, "A replicated table"). */
export const fedTables: readonly FedTable[] = [
  { name: 'spaces', rowText: spaceText('r'), bytes: `${smallBytes}`, movedTo: 'null::uuid' },
  {
    name: 'memberships',
    rowText: membershipText('r'),
    bytes: `${smallBytes} + coalesce(octet_length(r.rich_description::text), 0)`,
    movedTo: 'null::uuid',
  },
  {
    name: 'space_settings',
    rowText: spaceSettingsText,
    bytes: `${smallBytes} + octet_length(r.tags::text)`,
    movedTo: 'null::uuid',
  },
  {
    name: 'user_settings',
    rowText: settingsText,
    bytes: `${smallBytes} + octet_length(r.settings::text)`,
    movedTo: 'null::uuid',
  },
  {
    name: 'member_settings',
    rowText: memberSettingsText('r'),
    bytes: `${smallBytes}`,
    movedTo: 'null::uuid',
  },
  {
    name: 'goal_watches',
    rowText: goalWatchText('r'),
    bytes: `${smallBytes}`,
    movedTo: 'null::uuid',
  },
  {
    name: 'read_notices',
    rowText: readNoticeText('r'),
    bytes: `${smallBytes}`,
    movedTo: 'null::uuid',
  },
  { name: 'reminders', rowText: reminderText('r'), bytes: `${smallBytes}`, movedTo: 'null::uuid' },
  { name: 'boards', rowText: boardText('r'), bytes: `${smallBytes} + r.bytes`, movedTo: 'null::uuid' },
  { name: 'buckets', rowText: listText('r'), bytes: `${smallBytes}`, movedTo: 'null::uuid' },
  { name: 'climbs', rowText: climbText('r'), bytes: `${smallBytes} + r.bytes`, movedTo: 'null::uuid' },
  {
    name: 'climb_subscriptions',
    rowText: climbSubscriptionText('r'),
    bytes: `${smallBytes} + r.bytes`,
    movedTo: 'null::uuid',
  },
  { name: 'folder_goals', rowText: folderGoalText('r'), bytes: `${smallBytes}`, movedTo: 'null::uuid' },
  { name: 'comments', rowText: commentText('r'), bytes: `${smallBytes} + r.bytes`, movedTo: 'r.moved_to' },
  {
    name: 'recurrences',
    rowText: recurrenceText('r'),
    bytes: `${smallBytes} + r.bytes`,
    movedTo: 'null::uuid',
  },
  { name: 'goals', rowText: goalText, bytes: goalBytes, movedTo: 'r.moved_to' },
];
