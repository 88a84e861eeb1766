import { popularDays } from '@cairn/core/boards/public-board';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const dayMs = 86_400_000;

/** A climb is finished when it has goals and all are done. Those people are not on the way any more. */
const recount = statement(`
  with started as (
    select s.climb_id, s.created_at, s.deleted_at is null as is_living,
      s.deleted_at is null
        and exists (select from goals g where g.climb_subscription_id = s.id and g.deleted_at is null)
        and not exists (select from goals g
          where g.climb_subscription_id = s.id and g.deleted_at is null and g.done_date is null) as is_finished
    from climb_subscriptions s
  ),
  starts as (
    select climb_id, count(*) filter (where is_living and not is_finished) as people,
      count(*) filter (where is_finished) as finished, count(*) filter (where created_at > $1) as popular
    from started group by climb_id
  ),
  counted as (
    select p.id, (select count(*) from climb_likes l where l.climb_id = p.id) as likes,
      coalesce(s.people, 0) as people, coalesce(s.finished, 0) as finished,
      (select count(*) from climb_likes l where l.climb_id = p.id and l.created_at > $1)
        + 2 * coalesce(s.popular, 0) as popular
    from public_climbs p left join starts s on s.climb_id = p.id
    where p.is_public or p.popularity <> 0 or p.likes_count <> 0 or p.subscribers_count <> 0
  )
  update public_climbs p set likes_count = n.likes, subscribers_count = n.people, finished_count = n.finished,
    popularity = n.popular
  from counted n
  where p.id = n.id and (p.likes_count, p.subscribers_count, p.finished_count, p.popularity)
    is distinct from (n.likes::integer, n.people::integer, n.finished::integer, n.popular::integer)`);

export async function recountClimbs(db: Db, now: EpochMs): Promise<void> {
  await db.rows(recount, [new Date(now - popularDays * dayMs)]);
}
