import { popularDays } from '@cairn/core/boards/public-board';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const dayMs = 86_400_000;

const recount = statement(`
  with counted as (
    select b.id,
      (select count(*) from board_likes l where l.board_id = b.id) as likes,
      (select count(*) from board_follows f where f.board_id = b.id) as follows,
      (select count(*) from board_clones c where c.board_id = b.id) as clones,
      (select count(*) from board_likes l where l.board_id = b.id and l.created_at > $1)
        + 2 * (select count(*) from board_clones c where c.board_id = b.id and c.created_at > $1) as popular
    from boards b
    where b.is_public or b.popularity <> 0 or b.likes_count <> 0 or b.followers_count <> 0 or b.clones_count <> 0
  )
  update boards b set likes_count = n.likes, followers_count = n.follows, clones_count = n.clones, popularity = n.popular
  from counted n
  where b.id = n.id and (b.likes_count, b.followers_count, b.clones_count, b.popularity)
    is distinct from (n.likes::integer, n.follows::integer, n.clones::integer, n.popular::integer)`);

export async function recountBoards(db: Db, now: EpochMs): Promise<void> {
  await db.rows(recount, [new Date(now - popularDays * dayMs)]);
}
