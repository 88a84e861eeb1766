import type { FollowedBoard } from '@cairn/contract/public-boards';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { boardsWithSpaces, cardJson, isShownBoard } from '../visibility/card-text.ts';

/** SQL for whether the board, its lists or goals changed since the person saw them. */
const isUpdated = `(b.modified_at > f.seen_at or exists (
    select from buckets u where u.scope_id = b.scope_id and u.board_id = b.id and u.deleted_at is null
      and u.modified_at > f.seen_at
  ) or exists (
    select from buckets u join goals g on g.scope_id = u.scope_id and g.bucket_id = u.id and g.deleted_at is null
    left join board_goals_seen o on o.user_id = f.user_id and o.board_id = b.id and o.goal_id = g.id
    where u.scope_id = b.scope_id and u.board_id = b.id and u.deleted_at is null
      and g.modified_at > greatest(f.seen_at, o.seen_at)
  ))`;

const selectCards = statement<{ card: FollowedBoard }>(`
  select ${cardJson('b', 's', '$1')}::jsonb
    || jsonb_build_object('sequenceNo', f.sequence_no, 'isUpdated', ${isUpdated}) as card
  from board_follows f join ${boardsWithSpaces} on true
  where f.user_id = $1 and b.id = f.board_id and ${isShownBoard('b')} and ($2::uuid is null or b.id = $2)
  order by f.sequence_no, f.created_at, b.id`);

/** @param boardId null for all boards */
export async function followedCards(
  db: Db,
  personId: string,
  boardId: string | null,
): Promise<readonly FollowedBoard[]> {
  const rows = await db.rows(selectCards, [personId, boardId]);
  return rows.map(({ card }) => card);
}

const selectSeen = statement<{ seenAt: Date; goals: [string, number][] }>(`
  select f.seen_at as "seenAt", coalesce((
    select json_agg(json_build_array(o.goal_id, extract(epoch from o.seen_at) * 1000)) from board_goals_seen o
    where o.user_id = f.user_id and o.board_id = f.board_id), '[]') as goals
  from board_follows f where f.user_id = $1 and f.board_id = $2`);

/** Moments in ms since 1970. */
export interface SeenBoard {
  readonly seenAt: number;
  readonly goals: ReadonlyMap<string, number>;
}

export async function seenBoard(db: Db, personId: string, boardId: string): Promise<SeenBoard | null> {
  const [row] = await db.rows(selectSeen, [personId, boardId]);
  return row ? { seenAt: row.seenAt.getTime(), goals: new Map(row.goals) } : null;
}
