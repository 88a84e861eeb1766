import type { DeletedClimb, MyClimb } from '@cairn/contract/climbs';
import type { ClimbRow } from '@cairn/core/climbs/climb';
import { weekOf } from '@cairn/core/time/periods';
import { type EpochMs, todayIn } from '@cairn/core/time/zones';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { climbText } from './climb-json.ts';

export interface StoredClimb {
  readonly row: ClimbRow;
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
}

const columns = `${climbText('c')}::json as row, c.deleted_at is not null as "isDeleted",
  c.purged_at is not null as "isPurged"`;

const selectNamed = statement<StoredClimb>(`
  select ${columns} from climbs c
  where c.scope_id = $1 and (c.id = $2 or c.code = $3 or c.temp_id = $3 or c.recreated_from = $3)
  order by c.deleted_at is not null limit 1`);

/** @param ref code, id, temporary id, or id of a climb that this one replaced */
export async function findClimb(db: Db, personId: string, ref: string): Promise<StoredClimb | null> {
  const [found] = await db.rows(selectNamed, [personId, isId(ref) ? ref : null, ref]);
  return found ?? null;
}

const selectMadeBefore = statement<StoredClimb>(`
  select ${columns} from climbs c
  where c.scope_id = $1 and (c.temp_id = $2 or c.recreated_from = any($3::text[]) or (c.id = $4 and c.deleted_at is null))
  limit 1`);

/** Finds a climb with the newcomer's temporary id, or re-created from the same old climb. */
export async function climbMadeBefore(
  db: Db,
  personId: string,
  { id, tempId, recreatedFrom }: Pick<ClimbRow, 'id' | 'tempId' | 'recreatedFrom'>,
): Promise<StoredClimb | null> {
  if (tempId === null && recreatedFrom === null) return null;
  const names = recreatedFrom === null ? [id] : [recreatedFrom, id];
  const oldId = recreatedFrom !== null && isId(recreatedFrom) ? recreatedFrom : null;
  const [found] = await db.rows(selectMadeBefore, [personId, tempId, names, oldId]);
  return found ?? null;
}

/** Fewer people on the way would reveal where each of them is. */
const leastPeople = 5;

/**
 * SQL for the number of people at each step, the first with an open goal, and the median days from the day when a step
 * can be done until it is done. Null for a few people.
 */
const places = `(
  select case when sum(at_step.people) >= ${leastPeople}
    then json_agg(json_build_object('step', at_step.step, 'people', at_step.people, 'medianDays', at_step."medianDays")
      order by at_step.number, at_step.step) end
  from (
    select counted.step, min(counted.number) as number, sum(counted.people)::integer as people,
      max(counted."medianDays") as "medianDays"
    from (
      select own.step, min(own.number) as number, count(*) as people, null::integer as "medianDays"
      from climb_subscriptions s cross join lateral (
        select g.climb_step ->> 'id' as step, (g.climb_step ->> 'number')::integer as number from goals g
        where g.climb_subscription_id = s.id and g.deleted_at is null and not g.climb_is_left and g.done_date is null
        order by number, (g.climb_step ->> 'repeat')::integer limit 1
      ) own
      where s.climb_id = c.id and s.deleted_at is null group by own.step
      union all
      select g.climb_step ->> 'id', min((g.climb_step ->> 'number')::integer), 0,
        percentile_disc(0.5) within group (order by greatest(0, g.done_date - (g.climb_step ->> 'opensOn')::date))
      from climb_subscriptions s join goals g on g.climb_subscription_id = s.id
      where s.climb_id = c.id and s.deleted_at is null and g.deleted_at is null and g.done_date is not null
      group by g.climb_step ->> 'id' having count(distinct s.id) >= ${leastPeople}
    ) counted group by counted.step
  ) at_step)`;

const weeks = 12;

/** SQL for the number of starts in each week, the current one last. Null for a few. */
const starts = `(
  select case when sum(of_week.people) >= ${leastPeople} then json_agg(of_week.people order by of_week.ago desc) end
  from (
    select w.ago, count(s.id) as people
    from generate_series(0, ${weeks - 1}) as w (ago)
    left join climb_subscriptions s on s.climb_id = c.id
      and s.created_at >= $3::timestamptz - w.ago * interval '7 days'
      and s.created_at < $3::timestamptz - (w.ago - 1) * interval '7 days'
    group by w.ago
  ) of_week)`;

const myClimb = `(${climbText('c')}::jsonb || jsonb_build_object(
    'likesCount', coalesce(p.likes_count, 0), 'subscribersCount', coalesce(p.subscribers_count, 0),
    'finishedCount', coalesce(p.finished_count, 0),
    'url', case when c.is_public then $2::text || '/climbs/' || c.code || '/' end, 'places', ${places},
    'starts', ${starts}))`;

const selectAll = statement<{ climb: MyClimb }>(`
  select ${myClimb} as climb from climbs c left join public_climbs p on p.id = c.id
  where c.scope_id = $1 and c.deleted_at is null order by c.created_at desc, c.id`);

/** @param now in ms since 1970 */
export async function climbsOf(
  db: Db,
  personId: string,
  origin: string,
  now: EpochMs,
): Promise<readonly MyClimb[]> {
  return (await db.rows(selectAll, [personId, origin, weekBegin(now)])).map(({ climb }) => climb);
}

/** Weeks of starts are those of UTC, since the people are in many zones. */
function weekBegin(now: EpochMs): Date {
  const { firstDate } = weekOf(todayIn('UTC', now));
  return new Date(`${firstDate}T00:00:00Z`);
}

const selectOne = statement<{ climb: MyClimb }>(`
  select ${myClimb} as climb from climbs c left join public_climbs p on p.id = c.id
  where c.scope_id = $1 and c.id = $4`);

export async function wholeClimb(
  db: Db,
  personId: string,
  origin: string,
  now: EpochMs,
  id: string,
): Promise<MyClimb | null> {
  const [found] = await db.rows(selectOne, [personId, origin, weekBegin(now), id]);
  return found?.climb ?? null;
}

/** Column, SQL type, field of the row. */
const fields = [
  ['version', 'bigint', 'version'],
  ['rev', 'integer', 'rev'],
  ['modified_at', 'timestamptz', 'modifiedDatetime'],
  ['slug', 'text', 'slug'],
  ['name', 'text', 'name'],
  ['description', 'text', 'description'],
  ['rich_description', 'json', 'richDescription'],
  ['icon', 'text', 'icon'],
  ['color', 'text', 'color'],
  ['category', 'text', 'category'],
  ['in_order', 'boolean', 'inOrder'],
  ['suggested_start', 'smallint', 'suggestedStart'],
  ['steps', 'json', 'steps'],
  ['is_public', 'boolean', 'public'],
  ['is_listed', 'boolean', 'isListed'],
  ['published_version', 'integer', 'publishedVersion'],
  ['is_changed', 'boolean', 'isChanged'],
  ['stamps', 'jsonb', 'stamps'],
] as const satisfies readonly (readonly [string, string, keyof ClimbRow])[];

const given = fields.map(([, type, field]) => `"${field}" ${type}`).join(', ');
const values = fields
  .map(([, type, field]) => (type === 'json' ? `nullif(n."${field}"::text, 'null')::json` : `n."${field}"`))
  .join(', ');
const names = fields.map(([name]) => name).join(', ');

const insert = statement(`
  insert into climbs (scope_id, id, created_at, code, temp_id, recreated_from, ${names})
  select $2, n.id, n."createdDatetime", n.code, n."tempId", n."recreatedFrom", ${values}
  from json_to_record($1::json) as n (id uuid, "createdDatetime" timestamptz, code text, "tempId" text,
    "recreatedFrom" text, ${given})`);

export function addClimb(tx: Tx, personId: string, climb: ClimbRow): void {
  tx.send(insert, [JSON.stringify(climb), personId]);
}

const update = statement(`
  update climbs c set (deleted_at, ${names}) = row(null::timestamptz, ${values})
  from json_to_record($1::json) as n (id uuid, ${given}) where c.scope_id = $2 and c.id = n.id`);

/** Also restores a deleted climb. */
export function writeClimb(tx: Tx, personId: string, climb: ClimbRow): void {
  tx.send(update, [JSON.stringify(climb), personId]);
}

const drop = statement(`
  update climbs set deleted_at = $3, modified_at = $3, version = $4, rev = rev + 1, is_public = false, is_listed = false
  where scope_id = $1 and id = $2`);

export function dropClimb(tx: Tx, personId: string, id: string, at: Date, version: number): void {
  tx.send(drop, [personId, id, at, version]);
}

const selectDeleted = statement<DeletedClimb>(`
  select id, name, icon, color, ${instantText('deleted_at')} as "deletedDatetime" from climbs
  where scope_id = $1 and deleted_at is not null and purged_at is null order by deleted_at desc, id`);

/** Returns the last deleted first. */
export function deletedClimbsOf(db: Db, personId: string): Promise<readonly DeletedClimb[]> {
  return db.rows(selectDeleted, [personId]);
}

const purge = statement(`
  with purged as (
    update climbs set purged_at = $2, name = '', description = '', rich_description = null, steps = '[]'
    where deleted_at < $1 and purged_at is null returning id
  )
  delete from public_climbs where id in (select id from purged)`);

/** Clears the texts of climbs deleted before a moment. Their ids stay known as deleted. */
export async function purgeClimbsDeletedBefore(db: Db, moment: Date, now: Date): Promise<void> {
  await db.rows(purge, [moment, now]);
}
