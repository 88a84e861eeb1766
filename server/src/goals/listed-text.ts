import { parentsJson } from './goal-around.ts';

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
 * SQL for what the viewer follows, as a part of a statement: `followed.ids`, null for nothing.
 *
 * @param viewer the placeholder of the viewer's id
 */
export function followedBy(viewer: string): string {
  return `followed as materialized (select array_agg(goal_id) as ids from follows
    where user_id = ${viewer})`;
}

const isFollowing = '(followed.ids is not null and g.id = any(followed.ids))';
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
  const isPlain = `g.is_plain and not ${isFollowing}`;
  const flags = {
    canBeEdited: 'not g.locked',
    canBeRecurrent: `g.type is null and g.column_id is not null and g.column_id <> 5 and ${hasNoSubgoals} and not g.is_public`,
    canHaveSubgoals: 'g.type is null',
    canBeSubgoal: 'g.type is null',
    isFollowing,
  };
  const told = Object.entries(flags).map(([name, condition]) => `',"${name}":', (${condition})::text`);
  const plainly = Object.keys(flags).map((name) => `,"${name}":${name !== 'isFollowing'}`);
  return `${wire} || case when ${isPlain}
    then ',"parents":[],"subgoals":[]${plainly.join('')},"commentsCount":0,"insight":null}'
    else concat(',"parents":', ${parentsJson('g')}, ',"subgoals":', ${subgoals}, ${told.join(', ')},
      ',"commentsCount":', g.comments_count, ',"insight":null}') end`;
}
