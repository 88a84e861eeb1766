import type { AnswerOf } from '@cairn/contract/call-types';
import type { FollowedBoard, WholeFollowedBoard } from '@cairn/contract/public-boards';
import type { PublicBoard, PublicBoardGoal } from '@cairn/core/boards/public-board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call, callPage, type Page } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

/** `isUpdated` is set for followers of the board. */
export type ShownGoal = PublicBoardGoal & { readonly isUpdated?: boolean };

export type ShownBoard = PublicBoard | WholeFollowedBoard;

/** Works without a session. Refused with `board.private`, `board.deleted` or `board.unknown`. */
export async function readPublicBoard(code: string): Promise<Outcome<ShownBoard, AskRefusal>> {
  const board = await call(fetchWire, 'readPublicBoard', { params: { code } });
  if (!board.ok || !board.value.followed) return board;
  const followed = await call(fetchWire, 'readFollowedBoard', { params: { code } });
  // Another tab has unfollowed the board meanwhile; the first answer is right.
  return followed.ok ? accepted(followed.value) : board;
}

/**
 * @param next the cursor of the page before; null for the first page, which repeats the goals of the board's
 *   answer
 */
export async function moreGoalsOf(
  list: string,
  next: string | null,
): Promise<Outcome<Page<PublicBoardGoal>, AskRefusal>> {
  const page = await callPage(fetchWire, next, 'listGoals', { query: { bucket: list, limit: 500 } });
  return page.ok ? accepted({ ...page.value, items: page.value.items.map(shownGoal) }) : page;
}

/** Members of the space get subgoals only as ids, so subgoals are left out. */
function shownGoal(goal: AnswerOf<'listGoals'>[number]): PublicBoardGoal {
  if ('done' in goal) return goal;
  const { code, name, richThoughts, doneDate, color, type, bucketSequenceNo } = goal;
  return { code, name, richThoughts, done: doneDate !== null, color, type, bucketSequenceNo, subgoals: [] };
}

/** Returned in the user's order. */
export function readFollowedBoards(): Promise<Outcome<readonly FollowedBoard[], AskRefusal>> {
  return call(fetchWire, 'listFollowedBoards');
}
