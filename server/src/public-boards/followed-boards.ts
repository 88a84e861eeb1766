import type { WholeFollowedBoard } from '@cairn/contract/public-boards';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { markBoard } from './board-mark.ts';
import { followedCards, seenBoard } from './followed-rows.ts';
import { shownBoard } from './public-board-rows.ts';
import { boardContents, publicBoard } from './read-public-board.ts';

export const listFollowedBoards = (context: ServerContext, { id }: Person) =>
  followedCards(context.db, id, null);

export async function readFollowedBoard(
  context: ServerContext,
  person: Person,
  code: string,
): Promise<Outcome<WholeFollowedBoard, Refusal>> {
  const found = await shownBoard(context.db, code, person.id);
  if (!found.ok) return found;
  const [seen, [card], contents] = await Promise.all([
    seenBoard(context.db, person.id, found.value.id),
    followedCards(context.db, person.id, found.value.id),
    boardContents(context, found.value),
  ]);
  if (!seen || !card) return refused({ code: 'board.unknown' });
  const changed = new Set(
    contents.goals
      .filter(({ id, modifiedAt }) => modifiedAt.getTime() > Math.max(seen.seenAt, seen.goals.get(id) ?? 0))
      .map((goal) => goal.code),
  );
  const board = publicBoard(found.value, contents.lists, contents.goals);
  const lists = board.buckets.map((bucket) => ({
    ...bucket,
    goals: bucket.goals.map((goal) => ({ ...goal, isUpdated: changed.has(goal.code) })),
  }));
  const { sequenceNo, isUpdated } = card;
  return accepted({ ...board, sequenceNo, isUpdated, buckets: lists } as WholeFollowedBoard);
}

const seeBoard = statement(`
  with all_seen as (delete from board_goals_seen where board_id = $1 and user_id = $2)
  update board_follows set seen_at = $3 where board_id = $1 and user_id = $2 returning 1`);

export async function seeFollowedBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
): Promise<Outcome<null, Refusal>> {
  const marked = await markBoard(context, writer, code, 204, async (tx, { id }) => {
    const done = await tx.rows(seeBoard, [id, writer.person.id, new Date(context.now())]);
    return done.length > 0 ? null : { code: 'board.unknown' };
  });
  return marked.ok ? accepted(null) : marked;
}

const seeGoal = statement(`
  insert into board_goals_seen (user_id, board_id, goal_id, seen_at)
  select $2, $1, g.id, $4 from goals g
  join buckets u on u.scope_id = g.scope_id and u.id = g.bucket_id and u.deleted_at is null and u.board_id = $1
  join board_follows f on f.board_id = $1 and f.user_id = $2
  where g.code = $3 and g.deleted_at is null and g.moved_to is null
  on conflict (user_id, board_id, goal_id) do update set seen_at = excluded.seen_at
  returning 1`);

export async function seeFollowedGoal(
  context: ServerContext,
  writer: Writer,
  code: string,
  goalCode: string,
): Promise<Outcome<null, Refusal>> {
  const marked = await markBoard(context, writer, code, 204, async (tx, { id }) => {
    const done = await tx.rows(seeGoal, [id, writer.person.id, goalCode, new Date(context.now())]);
    return done.length > 0 ? null : { code: 'goal.unknown' };
  });
  return marked.ok ? accepted(null) : marked;
}
