import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { rehomeFiles } from '../files/adopt-files.ts';

const dropOf = (table: string, column: string) =>
  statement(`delete from ${table} where ${column} = any($1::uuid[])`);

/** Ordered: a table comes before the tables that it references. */
const drops = [
  dropOf('goal_note_changes', 'scope_id'),
  dropOf('events', 'scope_id'),
  dropOf('comments', 'scope_id'),
  dropOf('folder_goals', 'scope_id'),
  dropOf('goals', 'scope_id'),
  dropOf('climb_subscriptions', 'scope_id'),
  dropOf('climbs', 'scope_id'),
  dropOf('recurrences', 'scope_id'),
  dropOf('buckets', 'scope_id'),
  dropOf('boards', 'scope_id'),
  dropOf('magic_links', 'scope_id'),
  dropOf('invitations', 'scope_id'),
  dropOf('memberships', 'scope_id'),
  dropOf('space_settings', 'scope_id'),
  dropOf('spaces', 'scope_id'),
  dropOf('member_settings', 'scope_id'),
  dropOf('goal_watches', 'scope_id'),
  dropOf('read_notices', 'scope_id'),
  dropOf('reminders', 'scope_id'),
  dropOf('user_settings', 'scope_id'),
  dropOf('scopes', 'id'),
];

/** Marks files of the scopes' goals, also deleted ones, and files without a goal. A job removes the bytes later. */
const dropFiles = statement(`
  update files f set deleted_at = $2 where deleted_at is null and (
    (goal_id is null and scope_id = any($1::uuid[]))
    or goal_id in (select id from goals where scope_id = any($1::uuid[]) and moved_to is null))`);

const dropPublications = statement(`
  delete from publications where goal_id in (select id from goals where scope_id = any($1::uuid[]) and moved_to is null)`);

const dropRenewedLinks = statement(`
  delete from renewed_links where id in (
    select id from goals where scope_id = any($1::uuid[]) and moved_to is null
    union all select id from boards where scope_id = any($1::uuid[]))`);

export async function dropScopes(tx: Db, scopeIds: readonly string[], at: Date): Promise<void> {
  await rehomeFiles(tx, scopeIds);
  await tx.rows(dropFiles, [scopeIds, at]);
  await tx.rows(dropPublications, [scopeIds]);
  await tx.rows(dropRenewedLinks, [scopeIds]);
  for (const drop of drops) await tx.rows(drop, [scopeIds]);
}
