import type { PublicClimb } from '@cairn/core/climbs/climb';
import type { ClimbCategory } from '@cairn/core/climbs/categories';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';

export const isShownClimb = (p: string) =>
  `(${p}.is_public and ${p}.deleted_at is null and ${p}.hidden_at is null)`;

/** SQL for whether a started climb `s` has open goals where its person still belongs. */
export const isRunningSql = (s: string) => `(${s}.deleted_at is null and exists (
    select from memberships m where m.scope_id = ${s}.space_id and m.user_id = ${s}.scope_id and m.deleted_at is null
  ) and exists (
    select from goals g where g.climb_subscription_id = ${s}.id and g.deleted_at is null and not g.climb_is_left
      and g.done_date is null))`;

/** @param viewer placeholder of the reader's id; null for a visitor */
export function climbCardJson(p: string, viewer: string, more = ''): string {
  return `json_build_object('code', ${p}.code, 'slug', ${p}.slug, 'name', ${p}.name, 'description', ${p}.description,
    'icon', ${p}.icon, 'color', ${p}.color, 'category', ${p}.category, 'inOrder', ${p}.in_order,
    'suggestedStart', ${p}.suggested_start, 'public', ${p}.is_public, 'isListed', ${p}.is_listed,
    'author', (select json_build_object('name', trim(u.name), 'image', u.image) from users u
      where u.id = ${p}.user_id and trim(u.name) <> ''),
    'language', ${p}.language, 'likesCount', ${p}.likes_count, 'subscribersCount', ${p}.subscribers_count,
    'finishedCount', ${p}.finished_count, 'stepsCount', ${p}.shape -> 'stepsCount',
    'stepsDescriptor', ${p}.shape -> 'stepsDescriptor', 'places', ${p}.shape -> 'places',
    'publishedDatetime', ${instantText(`${p}.published_at`)}, 'version', ${p}.version,
    'liked', exists (select from climb_likes l where l.user_id = ${viewer}::uuid and l.climb_id = ${p}.id),
    'own', ${p}.user_id is not null and ${p}.user_id is not distinct from ${viewer}::uuid,
    'subscription', (select s.id from climb_subscriptions s
      where s.scope_id = ${viewer}::uuid and s.climb_id = ${p}.id and ${isRunningSql('s')}
      order by s.created_at desc limit 1)${more})`;
}

export interface ShownClimb {
  readonly id: string;
  readonly climb: PublicClimb;
}

interface Found extends ShownClimb {
  readonly isDeleted: boolean;
  readonly isShown: boolean;
}

/** Fields that lists of climbs leave out. */
const wholeJson = `, 'changedDatetime', ${instantText('p.changed_at')}, 'changeNote', p.change_note,
    'richDescription', p.rich_description, 'steps', p.steps`;

const selectNamed = statement<Found>(`
  select p.id, ${climbCardJson('p', '$2', wholeJson)} as climb,
    p.deleted_at is not null as "isDeleted", ${isShownClimb('p')} as "isShown"
  from (select * from public_climbs where code = $1 union all select * from public_climbs where slug = $1) p limit 1`);

/**
 * 410 for a deleted climb, 403 for one that is not public.
 *
 * @param ref code or slug
 * @param viewerId null for a visitor
 */
export async function shownClimb(
  db: Db,
  ref: string,
  viewerId: string | null,
): Promise<Outcome<ShownClimb, Refusal>> {
  const [found] = await db.rows(selectNamed, [ref, viewerId]);
  if (!found) return refused({ code: 'climb.unknown' });
  if (found.isDeleted) return refused({ code: 'climb.deleted' });
  return found.isShown ? accepted(found) : refused({ code: 'climb.private' });
}

const selectCounts = statement<{ code: ClimbCategory; count: number }>(`
  select p.category as code, count(*) as count from public_climbs p
  where ${isShownClimb('p')} and is_listed and category is not null and ($1 or user_id is null) group by category`);

/** @param all false counts only climbs that come with the server */
export async function climbsByCategory(db: Db, all: boolean): Promise<ReadonlyMap<ClimbCategory, number>> {
  const rows = await db.rows(selectCounts, [all]);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
