import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** Clears all texts, and keeps the ids. Goals are purged separately. */
const purge = statement(`
  with gone as (
    update boards set purged_at = $1, name = '', emoji = null, background = null, cover = null, rich_description = null,
      category = null, search_words = null
    where deleted_at < $2 and purged_at is null returning id
  ),
  gone_lists as (
    update buckets set purged_at = $1, name = '', emoji = null where deleted_at < $2 and purged_at is null
    returning board_id, id
  ),
  uncloned as (
    delete from cloned_boards where board_id in (select id from gone)
  )
  update events set changes = null
  where goal_id is null and changes is not null
    and (board_id in (select id from gone) or (board_id, bucket_id) in (select board_id, id from gone_lists))`);

export async function purgeBoardsDeletedBefore(db: Db, moment: Date, now: Date): Promise<void> {
  await db.rows(purge, [now, moment]);
}
