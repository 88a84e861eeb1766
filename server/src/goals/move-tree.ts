import type { GoalRow } from '@cairn/core/goals/goal';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { fillWordsOf } from '../search/fill-words.ts';
import { wordMark } from '../search/search-words.ts';

const takenOver = [
  'created_at',
  'modified_at',
  'code',
  'temp_id',
  'recreated_from',
  'created_by',
  'name',
  'rich_thoughts',
  'notes_rev',
  'column_id',
  'due_date',
  'done_date',
  'datetime_fr',
  'datetime_to',
  'parent_id',
  'sequence_no',
  'horizon_sequence_no',
  'bucket_sequence_no',
  'subgoal_sequence_no',
  'color',
  'duration_minutes',
  'tags',
  'is_public',
  'type',
  'locked',
  'locked_till',
  'climb_subscription_id',
  'climb_step',
  'climb_is_left',
  'carried_count',
  'comments_count',
  'stamps',
  'search_text',
];

/** Search words begin with a mark of their space. Replaces the old space's mark by the new one's. */
const movedWords = 'replace(search_words::text, $6, $7)::tsvector';

/** Deletes tombstones that an earlier stay in this space left: their ids would block the move. */
const clearFormerStay = statement(`
  delete from goals where scope_id = $1 and moved_to is not null and id in (
    with recursive tree (id) as (
      select $3::uuid
      union
      select c.id from tree join goals c on c.scope_id = $2 and c.parent_id = tree.id and c.deleted_at is null
    ) select id from tree)`);

/** A series stays in its space. An occurrence that moves leaves its series, which then skips that day. */
const leaveSeries = statement(`
  with recursive tree (id) as (
    select $2::uuid
    union
    select c.id from tree join goals c on c.scope_id = $1 and c.parent_id = tree.id and c.deleted_at is null
  ),
  left_days as (
    select g.recurrence_id, array_agg(g.original_date) as dates
    from tree join goals g on g.scope_id = $1 and g.id = tree.id
    where g.recurrence_id is not null and g.id <> $2 group by g.recurrence_id
  )
  update recurrences r set skipped_dates = r.skipped_dates || d.dates, version = $3, rev = r.rev + 1, modified_at = $4
  from left_days d where r.id = d.recurrence_id`);

const leave = statement<{ id: string }>(`
  with recursive tree (id) as (
    select $2::uuid
    union
    select c.id from tree join goals c on c.scope_id = $1 and c.parent_id = tree.id and c.deleted_at is null
  )
  update goals g set recurrence_id = null, original_date = null, moved_to = $3, deleted_at = $4, version = $5, rev = g.rev + 1
  from tree where g.scope_id = $1 and g.id = tree.id
  returning g.id`);

const arrive = statement(`
  insert into goals (scope_id, id, version, rev, assignee, ${takenOver.join(', ')})
  select $2, g.id, $3, g.rev,
    (select u.code from users u join memberships m on m.user_id = u.id
     where u.code = g.assignee and m.scope_id = $2 and m.deleted_at is null),
    ${takenOver.map((name) => (name === 'parent_id' ? 'case when g.id = $5 then null else g.parent_id end' : `g.${name}`)).join(', ')}
  from goals g where g.scope_id = $1 and g.id = any($4::uuid[])`);

/** Readers of the new space know no entry of the log, so all entries get the new version. */
const takeLogAlong = statement(
  'update goal_note_changes set scope_id = $1, version = $2 where goal_id = any($3::uuid[])',
);

const leaveComments = statement(`
  update comments set moved_to = $3, deleted_at = $4, version = $5, rev = rev + 1
  where scope_id = $1 and goal_id = any($2::uuid[]) and deleted_at is null`);

const clearFormerComments = statement(
  'delete from comments where scope_id = $1 and moved_to is not null and goal_id = any($2::uuid[])',
);

const arriveComments = statement(`
  insert into comments (scope_id, id, version, rev, created_at, modified_at, goal_id, user_id, temp_id, rich_text, stamps, search_words)
  select $2, id, $3, rev, created_at, modified_at, goal_id, user_id, temp_id, rich_text, stamps, ${movedWords}
  from comments where scope_id = $1 and goal_id = any($4::uuid[]) and moved_to = $2 and version = $5`);

/**
 * Moves a goal and all goals below to another locked space, leaving tombstones. All goals leave their lists; the top
 * goal also leaves its parent. The caller writes the top goal's row.
 */
export async function moveTree(
  tx: Db,
  before: GoalRow,
  after: GoalRow,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  const [from, to] = [before.space, after.space];
  const version = versions.get(to) as number;
  await tx.rows(clearFormerStay, [to, from, before.id]);
  await tx.rows(leaveSeries, [from, before.id, versions.get(from), after.modifiedDatetime]);
  const moved = await tx.rows(leave, [from, before.id, to, after.modifiedDatetime, versions.get(from)]);
  const ids = moved.map(({ id }) => id);
  await tx.rows(arrive, [from, to, version, ids, before.id]);
  await fillWordsOf(tx, ids);
  await tx.rows(takeLogAlong, [to, version, ids]);
  await tx.rows(clearFormerComments, [to, ids]);
  await tx.rows(leaveComments, [from, ids, to, after.modifiedDatetime, versions.get(from)]);
  await tx.rows(arriveComments, [from, to, version, ids, versions.get(from), wordMark(from), wordMark(to)]);
}
