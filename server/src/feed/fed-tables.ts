import { defaultSettings } from '@cairn/core/accounts/settings';
import { boardText } from '../boards/board-text.ts';
import { bucketText } from '../buckets/bucket-text.ts';
import { recurrenceText } from '../recurrences/recurrence-text.ts';
import { commentText } from '../comments/comment-text.ts';
import { folderGoalText } from '../folders/folder-text.ts';
import { noteChangesJson } from '../goals/note-changes-json.ts';
import { memberSettingsText, membershipText, spaceText } from '../spaces/space-text.ts';

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

const spaceSettingsText = `json_build_object('id', r.id, 'tags', r.tags, 'showTags', r.show_tags,
  'version', r.version, 'rev', r.rev)::text`;

const settingsText = `(${defaultsLiteral} || r.settings ||
  jsonb_build_object('id', r.id, 'version', r.version, 'rev', r.rev))::text`;

/** Every table that travels in the feed; a new one is one line here and a schema in the contract. */
export const fedTables: readonly FedTable[] = [
  { name: 'spaces', rowText: spaceText('r'), movedTo: 'null::uuid' },
  { name: 'memberships', rowText: membershipText('r'), movedTo: 'null::uuid' },
  { name: 'space_settings', rowText: spaceSettingsText, movedTo: 'null::uuid' },
  { name: 'user_settings', rowText: settingsText, movedTo: 'null::uuid' },
  { name: 'member_settings', rowText: memberSettingsText('r'), movedTo: 'null::uuid' },
  { name: 'boards', rowText: boardText('r'), movedTo: 'null::uuid' },
  { name: 'buckets', rowText: bucketText('r'), movedTo: 'null::uuid' },
  { name: 'folder_goals', rowText: folderGoalText('r'), movedTo: 'null::uuid' },
  { name: 'comments', rowText: commentText('r'), movedTo: 'r.moved_to' },
  { name: 'recurrences', rowText: recurrenceText('r'), movedTo: 'null::uuid' },
  { name: 'goals', rowText: goalText, movedTo: 'r.moved_to' },
];
