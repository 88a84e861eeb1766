import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** How a note names a file of ours: by its address. */
const idInAddress = '/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/';

/** SQL for the ids of the files that a text names. */
const named = (text: string) => `(regexp_matches(${text}, '${idInAddress}', 'g'))[1]::uuid`;

/**
 * Files of no goal that are older than a moment, with the goal whose note or comment names each, where there is one. Looked
 * for in every space of their uploaders, since a note may have been copied from one to another.
 */
const select = statement(`
  with lone as materialized (
    select id, user_id from files
    where goal_id is null and deleted_at is null and stored_at is not null and created_at < $1
  ),
  spaces_of as materialized (
    select distinct m.scope_id from memberships m where m.user_id in (select user_id from lone)
  ),
  naming as (
    select g.id as goal_id, ${named('g.rich_thoughts::text')} as file_id
    from goals g join spaces_of s on s.scope_id = g.scope_id
    where g.rich_thoughts::text like '%/files/%' and g.moved_to is null
    union all
    select c.goal_id, ${named('c.rich_text::text')} from comments c join spaces_of s on s.scope_id = c.scope_id
    where c.rich_text::text like '%/files/%' and c.moved_to is null
    union all
    select null, ${named(`r.template::text`)} from recurrences r join spaces_of s on s.scope_id = r.scope_id
    where r.template::text like '%/files/%'
    union all
    select null, ${named(`concat(s.image, ' ', s.background)`)} from spaces s
    where concat(s.image, s.background) like '%/files/%'
    union all
    select null, ${named(`us.settings->>'background'`)} from user_settings us
    where us.settings->>'background' like '/files/%'
    union all
    select null, ${named(`concat(b.cover, ' ', b.background, ' ', b.rich_description)`)} from boards b
    where concat(b.cover, b.background, b.rich_description) like '%/files/%'
    union all
    select null, ${named('u.image')} from users u where u.image like '%/files/%'
  )
  select l.id, count(n.file_id) > 0 as "isNamed", (array_agg(n.goal_id) filter (where n.goal_id is not null))[1] as "goalId"
  from lone l left join naming n on n.file_id = l.id group by l.id`);

const giveToGoals = statement(`
  update files f set goal_id = n.goal_id from unnest($1::uuid[], $2::uuid[]) as n (id, goal_id)
  where f.id = n.id and f.goal_id is null`);

interface LoneFile {
  readonly id: string;
  readonly isNamed: boolean;
  readonly goalId: string | null;
}

/**
 * Gives files of no goal to the goal that names them, so that they are seen and go with it.
 *
 * @param before only files that were uploaded before this moment: a note may still be on its way
 * @returns the ids of those that nothing names
 */
export async function adoptFiles(db: Database, before: Date): Promise<readonly string[]> {
  const lone = await db.rows<LoneFile>(select, [before]);
  const adopted = lone.filter(({ goalId }) => goalId !== null);
  await db.rows(giveToGoals, [adopted.map(({ id }) => id), adopted.map(({ goalId }) => goalId)]);
  return lone.filter(({ isNamed }) => !isNamed).map(({ id }) => id);
}
