import { isWritingRole } from '../space-access/writing-role.ts';
import { parentsJson } from './goal-relations.ts';
import { isFollowedBy, isMutedBy } from './watch-text.ts';

/**
 * SQL: `below.ids` maps a parent to the JSON text of its subgoals' ids; null for none. Looks only below goals that ever
 * had subgoals (migration 0009).
 */
export const subgoalsOfPage = `
  below as materialized (select jsonb_object_agg(parent_id, ids) as ids from (
    select c.parent_id, json_agg(c.id order by c.subgoal_sequence_no, c.created_at, c.id)::text as ids
    from goals c
    where c.scope_id = any($1::uuid[]) and c.parent_id = any(array(select id from page where may_have_subgoals)) and c.deleted_at is null
    group by c.parent_id) each_parent)`;

/**
 * SQL: the keys of `followed.ids` are the followed goals; null for none. Most people follow no goal, so the SQL checks
 * this first.
 *
 * @param viewer placeholder of the viewer's id
 */
export function followedBy(viewer: string): string {
  const followsAnything = `(select exists (select from follows where user_id = ${viewer}))`;
  return `followed as materialized (select jsonb_object_agg(id, true) as ids from (
    select goal_id as id from follows
    where ${followsAnything} and user_id = ${viewer} and goal_id = any(array(select id from page))
    union
    select p.id from (select distinct recurrence_id as id from page where recurrence_id is not null) s
    join page p on p.recurrence_id = s.id
    where ${followsAnything} and ${isFollowedBy(viewer, 's.id', 's.id')}) each_goal)`;
}

/**
 * SQL: the keys of `muted.ids` are the goals that the viewer has muted; null for none.
 *
 * @param viewer placeholder of the viewer's id
 */
export function mutedBy(viewer: string): string {
  return `muted as materialized (select jsonb_object_agg(p.id, true) as ids from page p
    where ${isMutedBy(viewer, 'p.id', 'p.recurrence_id')})`;
}

/**
 * SQL: `viewed.ids` are the spaces in which the reader may not write.
 *
 * @param viewer placeholder of the viewer's id
 */
export function viewedBy(viewer: string): string {
  return `viewed as materialized (select array(select scope_id from memberships
    where user_id = ${viewer} and scope_id = any($1::uuid[]) and deleted_at is null and not ${isWritingRole('role')}) as ids)`;
}

const isWritable = 'g.scope_id <> all(viewed.ids)';
const isFollowing = '(followed.ids is not null and followed.ids ? g.id::text)';
const isMuted = '(muted.ids is not null and muted.ids ? g.id::text)';
const subgoals = `case when below.ids is null then '[]' else coalesce(below.ids ->> g.id::text, '[]') end`;
const hasNoSubgoals = '(below.ids is null or not below.ids ? g.id::text)';

/**
 * SQL for a listed goal as JSON text, so the server need not parse a page. A test compares it with `viewerPart`.
 *
 * @param wire the goal's text without its last brace
 */
export function listedText(wire: string): string {
  const flags = {
    canBeEdited: `not g.locked and ${isWritable}`,
    canBeRecurrent: `g.type is null and g.column_id is not null and g.column_id <> 5 and ${hasNoSubgoals} and not g.is_public`,
    canHaveSubgoals: 'g.type is null',
    canBeSubgoal: 'g.type is null',
    isFollowing,
    isMuted,
  };
  const conditions = Object.entries(flags).map(([name, condition]) => `',"${name}":', (${condition})::text`);
  const plainly = (follows: boolean) =>
    Object.keys(flags)
      .map((name) => `,"${name}":${name === 'isFollowing' ? follows : name !== 'isMuted'}`)
      .join('');
  const plainText = (follows: boolean) =>
    `',"parents":[],"subgoals":[]${plainly(follows)},"commentsCount":0,"insight":null}'`;
  return `${wire} || case
    when g.is_plain and ${isWritable} and not ${isMuted} then case when ${isFollowing} then ${plainText(true)} else ${plainText(false)} end
    else concat(',"parents":', ${parentsJson('g')}, ',"subgoals":', ${subgoals}, ${conditions.join(', ')},
      ',"commentsCount":', g.comments_count, ',"insight":null}') end`;
}
