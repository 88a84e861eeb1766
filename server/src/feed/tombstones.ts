import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

export const tombstonesKeptForMs = 180 * 86_400_000;

/** Goals that can be restored stay. A reader with an older cursor reads its scope again in full. */
const forget = statement(`
  with forgotten as (
    delete from goals g
    where g.deleted_at < $1 and (g.moved_to is not null or g.purged_at < $1)
      and not exists (select from goals c where c.scope_id = g.scope_id and c.parent_id = g.id and c.moved_to is null and c.purged_at is null)
    returning scope_id, version
  ),
  forgotten_series as (
    delete from recurrences where deleted_at < $1 and ended_with is null returning scope_id, version
  ),
  -- What a deleted goal may still bring back stays with it.
  forgotten_comments as (
    delete from comments where deleted_at < $1 and (moved_to is not null or rich_text is null)
    returning scope_id, version
  ),
  forgotten_pins as (
    delete from folder_goals where deleted_at < $1 returning scope_id, version
  ),
  forgotten_lists as (
    delete from buckets where deleted_at < $1 returning scope_id, version
  ),
  forgotten_boards as (
    delete from boards where deleted_at < $1 returning scope_id, version
  ),
  forgotten_climbs as (
    delete from climbs where deleted_at < $1 returning scope_id, version
  ),
  forgotten_subscriptions as (
    delete from climb_subscriptions where deleted_at < $1 returning scope_id, version
  ),
  forgotten_reminders as (
    delete from reminders where deleted_at < $1 returning scope_id, version
  ),
  newest as (
    select scope_id, max(version) as version
    from (select * from forgotten union all select * from forgotten_series union all select * from forgotten_comments union all select * from forgotten_pins
      union all select * from forgotten_lists union all select * from forgotten_boards
      union all select * from forgotten_climbs union all select * from forgotten_subscriptions
      union all select * from forgotten_reminders) each_table group by scope_id
  )
  update scopes s set oldest_version = greatest(s.oldest_version, newest.version) from newest where s.id = newest.scope_id`);

export async function forgetTombstonesBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(forget, [moment]);
}
