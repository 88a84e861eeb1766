import { isRenewed, linkOpens } from './renewed-links.ts';
import { shownListsOfCard } from '@cairn/core/boards/public-board';
import { instantText } from '../db/instant-text.ts';

export const isShownBoard = (b: string) =>
  `(${b}.is_public and ${b}.deleted_at is null and ${b}.hidden_at is null)`;

/** SQL for whether a goal is on a public board's list, or below such a goal if all subgoals are shown. */
export const isOnShownBoard = (g: string, link: string) => `(${g}.deleted_at is null and exists (
  with recursive above (id, parent_id, bucket_id, depth) as (
    select ${g}.id, ${g}.parent_id, ${g}.bucket_id, 0
    union all
    select p.id, p.parent_id, p.bucket_id, depth + 1 from above
    join goals p on p.scope_id = ${g}.scope_id and p.id = above.parent_id and p.deleted_at is null and depth < 100
  )
  select from above a
  join buckets u on u.scope_id = ${g}.scope_id and u.id = a.bucket_id and u.deleted_at is null
  join boards b on b.scope_id = u.scope_id and b.id = u.board_id and ${isShownBoard('b')} and ${linkOpens('b', link)}
  where a.depth = 0 or b.shown_subgoals = 'all'))`;

const listsOf = (b: string) =>
  `buckets u where u.scope_id = ${b}.scope_id and u.board_id = ${b}.id and u.deleted_at is null`;

/** SQL for the number of goals, counted list by list. A join over all lists could read all goals of the space. */
const goalsCount = (
  b: string,
) => `(select coalesce(sum(counted.goals), 0) from (select u.id from ${listsOf(b)}) l
  cross join lateral (
    select count(*) as goals from goals g
    where g.scope_id = ${b}.scope_id and g.bucket_id = l.id and g.deleted_at is null and g.type is null
  ) counted)`;

const mark = (table: string, b: string, viewer: string) =>
  `exists (select from ${table} x where x.user_id = ${viewer}::uuid and x.board_id = ${b}.id)`;

/** SQL for a picture's address. After the board's link was renewed, it contains the new code. */
const picture = (b: string, field: 'background' | 'cover') => `case when ${isRenewed(b)}
  then regexp_replace(${b}.${field}, '^/files/([0-9a-f-]{36})/([[:alnum:]_-]{16}/)?', '/files/\\1/' || ${b}.code || '/')
  else ${b}.${field} end`;

/** SQL for the likes, followers and clones, as arguments of `json_build_object`. */
export const boardCounts = (b: string) =>
  `'likesCount', ${b}.likes_count, 'followersCount', ${b}.followers_count, 'clonesCount', ${b}.clones_count`;

/** @param viewer placeholder of the reader's id; null for a visitor */
export function cardJson(b: string, s: string, viewer: string): string {
  return `json_build_object('code', ${b}.code, 'name', ${b}.name, 'emoji', ${b}.emoji, 'background', ${picture(b, 'background')},
    'cover', ${picture(b, 'cover')}, 'color', ${b}.color, 'category', ${b}.category, 'spaceName', ${s}.name,
    'publishedDatetime', ${instantText(`coalesce(${b}.published_at, ${b}.created_at)`)}, 'isListed', ${b}.is_listed,
    'allowCollaboration', ${b}.allow_collaboration, ${boardCounts(b)},
    'bucketsCount', (select count(*) from ${listsOf(b)}),
    'goalsCount', ${goalsCount(b)},
    'lists', coalesce((
      select json_agg(json_build_object('name', f.name, 'emoji', f.emoji, 'showEmoji', f.show_emoji) order by f.place)
      from (
        select u.name, u.emoji, u.show_emoji, row_number() over (order by u.sequence_no, u.created_at, u.id) as place
        from ${listsOf(b)} order by place limit ${shownListsOfCard}
      ) f), '[]'),
    'liked', ${mark('board_likes', b, viewer)}, 'followed', ${mark('board_follows', b, viewer)},
    'cloned', ${mark('board_clones', b, viewer)},
    'editing', ${b}.allow_collaboration and ${mark('board_editors', b, viewer)},
    'own', exists (select from memberships m where m.scope_id = ${b}.scope_id and m.user_id = ${viewer}::uuid
      and m.deleted_at is null))`;
}

export const boardsWithSpaces = 'boards b join spaces s on s.scope_id = b.scope_id and s.id = b.scope_id';
