import { defaultSettings } from '@cairn/core/accounts/settings';
import { boardText } from '../boards/board-text.ts';
import { bucketText } from '../buckets/bucket-text.ts';
import { recurrenceText } from '../recurrences/recurrence-text.ts';
import { commentText } from '../comments/comment-text.ts';
import { instantText } from '../db/instant-text.ts';
import { folderGoalText } from '../folders/folder-text.ts';
import { noteChangesJson } from '../goals/note-changes-json.ts';

/** A replicated table, as the feed reads it. */
export interface FedTable {
  readonly name: string;
  /** SQL for the row as the wire writes it, as text; `r` is the row, `b` the page's bounds of its scope. */
  readonly rowText: string;
  /** SQL for the scope that the row lives in now, when it is no longer this one. */
  readonly movedTo: string;
}

/** A setting added to `core/` later has its default also for accounts that are older than it. */
const defaultsLiteral = `'${JSON.stringify(defaultSettings).replaceAll("'", "''")}'::jsonb`;

/** Notes changed since the reader's state travel with their changes; a first reading needs none. */
const goalText = `
  case when b.full_from is null and r.notes_rev > 0 and exists (
    select from goal_note_changes n where n.goal_id = r.id and n.version > b.since
  ) then r.wire || ',"noteChanges":' || ${noteChangesJson('r.id', 'b.since')}::text || '}'
  else r.wire || '}' end`;

const spaceText = `json_build_object('id', r.id, 'name', r.name, 'image', r.image, 'emoji', r.emoji,
  'background', r.background, 'color', r.color, 'createdDatetime', ${instantText('r.created_at')},
  'version', r.version, 'rev', r.rev)::text`;

const spaceSettingsText = `json_build_object('id', r.id, 'tags', r.tags, 'showTags', r.show_tags,
  'version', r.version, 'rev', r.rev)::text`;

const membershipText = `(select json_build_object('id', r.id, 'space', r.scope_id, 'userId', r.user_id,
  'userCode', u.code, 'name', u.name, 'image', u.image, 'role', r.role, 'version', r.version, 'rev', r.rev)::text
  from users u where u.id = r.user_id)`;

const settingsText = `(${defaultsLiteral} || r.settings ||
  jsonb_build_object('id', r.id, 'version', r.version, 'rev', r.rev))::text`;

/** Every table that travels in the feed; a new one is one line here and a schema in the contract. */
export const fedTables: readonly FedTable[] = [
  { name: 'spaces', rowText: spaceText, movedTo: 'null::uuid' },
  { name: 'memberships', rowText: membershipText, movedTo: 'null::uuid' },
  { name: 'space_settings', rowText: spaceSettingsText, movedTo: 'null::uuid' },
  { name: 'user_settings', rowText: settingsText, movedTo: 'null::uuid' },
  { name: 'boards', rowText: boardText('r'), movedTo: 'null::uuid' },
  { name: 'buckets', rowText: bucketText('r'), movedTo: 'null::uuid' },
  { name: 'folder_goals', rowText: folderGoalText('r'), movedTo: 'null::uuid' },
  { name: 'comments', rowText: commentText('r'), movedTo: 'r.moved_to' },
  { name: 'recurrences', rowText: recurrenceText('r'), movedTo: 'null::uuid' },
  { name: 'goals', rowText: goalText, movedTo: 'r.moved_to' },
];
