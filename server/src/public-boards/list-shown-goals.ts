import { withLinkInFiles } from '@cairn/core/files/named-files';
import { isRenewed, linkOpens, listIdFrom } from '../visibility/renewed-links.ts';
import type { GoalListQuery } from '@cairn/contract/goals';
import { type PublicBoardGoal, publicBoardGoals } from '@cairn/core/boards/public-board';
import type { ShownSubgoals } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { isShownBoard } from '../visibility/card-text.ts';
import { shownGoalsOf } from './public-board-rows.ts';

const selectList = statement<ShownList>(`
  select u.id, u.scope_id as space, b.shown_subgoals as "shownSubgoals", b.code,
    ${isRenewed('b')} as "isRenewed"
  from buckets u
  join boards b on b.scope_id = u.scope_id and b.id = u.board_id and ${isShownBoard('b')} and ${linkOpens('b', '$2::text')}
  where u.id = $1 and u.deleted_at is null`);

interface ShownList {
  readonly id: string;
  readonly space: string;
  readonly shownSubgoals: ShownSubgoals;
  readonly code: string;
  readonly isRenewed: boolean;
}

/**
 * Null unless the query is for exactly one list, whose board is public.
 *
 * @param ownSpaces spaces whose goals the reader sees in full
 */
export async function shownListOf(
  context: ServerContext,
  { bucket = [] }: GoalListQuery,
  ownSpaces: readonly string[],
): Promise<ShownList | null> {
  const [named] = bucket;
  if (named === undefined || bucket.length > 1) return null;
  const { id, link } = listIdFrom(named);
  if (!isId(id)) return null;
  const [list] = await context.db.rows(selectList, [id, link]);
  return list && (link !== null || !ownSpaces.includes(list.space)) ? list : null;
}

export async function listShownGoals(
  context: ServerContext,
  { id, space, shownSubgoals, code, isRenewed: isLinked }: ShownList,
  { limit, cursor }: GoalListQuery,
): Promise<
  Outcome<{ readonly goals: readonly PublicBoardGoal[]; readonly nextCursor: string | null }, Refusal>
> {
  const after = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(after) || after < 0) return refused(unusableCursor);
  const wanted = { space, lists: [id], shownSubgoals, after, limit };
  const rows = await shownGoalsOf(context.db, wanted, new Date(context.now()));
  const onList = rows.filter(({ bucketId }) => bucketId !== null);
  const total = onList[0]?.total ?? 0;
  const goals = publicBoardGoals(
    onList,
    rows.filter(({ bucketId }) => bucketId === null),
  );
  return accepted({
    goals: isLinked ? withLinkInFiles(goals, code) : goals,
    nextCursor: after + onList.length < total ? String(after + onList.length) : null,
  });
}
