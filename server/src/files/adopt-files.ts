import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { dropFiles } from './file-rows.ts';

const idInAddress = '/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/';

const named = (text: string) => `(regexp_matches(${text}, '${idInAddress}', 'g'))[1]::uuid`;

/** SQL for everything that refers to a file: in the `searched` scopes, in settings, and in backgrounds. */
const naming = `
    select ${named('g.rich_thoughts::text')} as file_id, g.id as goal_id, g.scope_id, g.created_by as writer,
      g.deleted_at is null as lives
    from goals g join searched s on s.scope_id = g.scope_id
    where g.rich_thoughts::text like '%/files/%' and g.moved_to is null
    union all
    select ${named('c.rich_text::text')}, c.goal_id, c.scope_id, (select u.code from users u where u.id = c.user_id),
      c.deleted_at is null
    from comments c join searched s on s.scope_id = c.scope_id
    where c.rich_text::text like '%/files/%' and c.moved_to is null
    union all
    select ${named('r.template::text')}, null, r.scope_id, r.created_by, true
    from recurrences r join searched s on s.scope_id = r.scope_id
    where r.template::text like '%/files/%'
    union all
    select ${named(`concat(p.image, ' ', p.background)`)}, null, null, null, true from spaces p
    where concat(p.image, p.background) like '%/files/%'
    union all
    select ${named(`us.settings->>'background'`)}, null, u.default_space_id, u.code, true
    from user_settings us join users u on u.id = us.id
    where us.settings->>'background' like '/files/%'
    union all
    select ${named(`concat(b.cover, ' ', b.background, ' ', b.rich_description)`)}, null, null, null, true from boards b
    where concat(b.cover, b.background, b.rich_description) like '%/files/%'
    union all
    select ${named('m.rich_description::text')}, null, null, null, true from memberships m
    where m.rich_description::text like '%/files/%'
    union all
    select ${named('u.image')}, null, u.default_space_id, u.code, true from users u where u.image like '%/files/%'`;

/**
 * A goal in the file's space gets the file if only its note or comments refer to it, and the uploader created the
 * goal or such a comment. Otherwise a copied address would be enough to get a file.
 */
const selectWhere = (condition: string) =>
  statement<LoneFile>(`
  with lone as materialized (
    select id, user_id, scope_id from files where goal_id is null and deleted_at is null and ${condition}
  ),
  searched as materialized (
    select m.scope_id from memberships m where m.user_id in (select user_id from lone)
    union select scope_id from lone
  ),
  naming as (${naming}
  )
  select l.id, count(n.file_id) > 0 as "isNamed",
    case when bool_and(n.goal_id is not null and n.lives and n.scope_id = l.scope_id) and count(distinct n.goal_id) = 1
        and bool_or(n.writer = (select u.code from users u where u.id = l.user_id))
      then (array_agg(n.goal_id))[1] end as "goalId"
  from lone l left join naming n on n.file_id = l.id group by l.id, l.scope_id, l.user_id`);

const selectOld = selectWhere('stored_at is not null and created_at < $1');
const selectSome = selectWhere('id = any($1::uuid[])');

const giveToGoals = statement(`
  update files f set goal_id = n.goal_id
  from unnest($1::uuid[], $2::uuid[]) as n (id, goal_id)
  join goals g on g.id = n.goal_id and g.moved_to is null and g.deleted_at is null
  where f.id = n.id and f.goal_id is null and f.scope_id = g.scope_id`);

interface LoneFile {
  readonly id: string;
  readonly isNamed: boolean;
  readonly goalId: string | null;
}

/**
 * Assigns each file to the only goal that refers to it. The file then moves and is deleted with that goal.
 *
 * @param before upload time; a later file may belong to a note that is still being sent
 * @returns ids of files to which nothing refers
 */
export async function adoptFiles(db: Db, before: Date): Promise<readonly string[]> {
  const lone = await db.rows(selectOld, [before]);
  const adopted = lone.filter(({ goalId }) => goalId !== null);
  await db.rows(giveToGoals, [adopted.map(({ id }) => id), adopted.map(({ goalId }) => goalId)]);
  return unnamed(lone);
}

export async function dropUnnamedFiles(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await dropFiles(db, unnamed(await db.rows(selectSome, [ids])), at);
}

const rehome = statement(`
  with leaving as materialized (
    select id, user_id from files where deleted_at is null and (
      (goal_id is null and scope_id = any($1::uuid[]))
      or goal_id in (select id from goals where scope_id = any($1::uuid[]) and moved_to is null))
  ),
  searched as materialized (
    select distinct m.scope_id from memberships m
    where m.user_id in (select user_id from leaving) and m.deleted_at is null and m.scope_id <> all($1::uuid[])
  ),
  naming as (${naming}
  ),
  homes as (
    select distinct on (l.id) l.id, n.scope_id
    from leaving l join users u on u.id = l.user_id
    join naming n on n.file_id = l.id and n.writer = u.code
    join memberships m on m.scope_id = n.scope_id and m.user_id = u.id and m.deleted_at is null
    where n.scope_id <> all($1::uuid[])
    order by l.id, n.scope_id
  )
  update files f set scope_id = h.scope_id, goal_id = null from homes h where f.id = h.id`);

/** Moves files of deleted scopes (spaces or accounts) to other spaces in which their uploaders use them. */
export async function rehomeFiles(db: Db, scopeIds: readonly string[]): Promise<void> {
  await db.rows(rehome, [scopeIds]);
}

const unnamed = (files: readonly LoneFile[]) => files.filter(({ isNamed }) => !isNamed).map(({ id }) => id);
