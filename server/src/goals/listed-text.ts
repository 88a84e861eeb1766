import { parentsJson } from './goal-relations.ts';

/**
 * SQL for the goals right below those of a page, as a part of a statement: `below.ids` is one JSON object of their ids'
 * texts by their parents, null when no goal of the page has any.
 *
 * One look for the whole page, at those goals alone that ever had something below them (migration 0009).
 */
export const subgoalsOfPage = `
  below as materialized (select jsonb_object_agg(parent_id, ids) as ids from (
    select c.parent_id, json_agg(c.id order by c.subgoal_sequence_no, c.created_at, c.id)::text as ids
    from goals c
    where c.scope_id = any($1::uuid[]) and c.parent_id = any(array(select id from page where may_have_subgoals)) and c.deleted_at is null
    group by c.parent_id) each_parent)`;

/**
 * SQL for which goals of a page the viewer follows, as a part of a statement: `followed.ids` is one JSON object whose keys
 * are their ids, null where there are none.
 *
 * Who follows nothing is asked first: looking up each goal of the page would cost them as much as those who do.
 *
 * @param viewer the placeholder of the viewer's id
 */
export function followedBy(viewer: string): string {
  return `followed as materialized (select jsonb_object_agg(goal_id, true) as ids from follows
    where (select exists (select from follows where user_id = ${viewer}))
      and user_id = ${viewer} and goal_id = any(array(select id from page)))`;
}

const isFollowing = '(followed.ids is not null and followed.ids ? g.id::text)';
const subgoals = `case when below.ids is null then '[]' else coalesce(below.ids ->> g.id::text, '[]') end`;
const hasNoSubgoals = '(below.ids is null or not below.ids ? g.id::text)';

/**
 * SQL for a goal as a list answers it: its stored text, then the viewer's part and the last brace.
 *
 * The part says the same as `viewerPart`, which a test holds it to. It is said twice because a list of fifty goals is
 * then one text, that passes through the server unread. What most goals are is one literal.
 *
 * @param wire SQL for the goal's own text, which is open at its end; the goal is `g`, `below` is {@link subgoalsOfPage}, `followed` {@link followedBy}
 */
export function listedText(wire: string): string {
  const flags = {
    canBeEdited: 'not g.locked',
    canBeRecurrent: `g.type is null and g.column_id is not null and g.column_id <> 5 and ${hasNoSubgoals} and not g.is_public`,
    canHaveSubgoals: 'g.type is null',
    canBeSubgoal: 'g.type is null',
    isFollowing,
  };
  const told = Object.entries(flags).map(([name, condition]) => `',"${name}":', (${condition})::text`);
  const plainly = (follows: boolean) =>
    Object.keys(flags)
      .map((name) => `,"${name}":${name !== 'isFollowing' || follows}`)
      .join('');
  const plainText = (follows: boolean) =>
    `',"parents":[],"subgoals":[]${plainly(follows)},"commentsCount":0,"insight":null}'`;
  return `${wire} || case
    when g.is_plain then case when ${isFollowing} then ${plainText(true)} else ${plainText(false)} end
    else concat(',"parents":', ${parentsJson('g')}, ',"subgoals":', ${subgoals}, ${told.join(', ')},
      ',"commentsCount":', g.comments_count, ',"insight":null}') end`;
}
