import type { AnswerOf } from '@cairn/contract/call-types';
import type { FollowedBoard, WholeFollowedBoard } from '@cairn/contract/public-boards';
import type { PublicBoard, PublicBoardGoal } from '@cairn/core/boards/public-board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call, callPage, type Page } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

/** A goal of a public board, and whether it is new to a reader who follows the board. */
export type ShownGoal = PublicBoardGoal & { readonly isUpdated?: boolean };

/** A public board as its reader sees it; one who follows it also sees what is new. */
export type ShownBoard = PublicBoard | WholeFollowedBoard;

/** Asks for a public board, signed in or not: `board.private`, `board.deleted` and `board.unknown` where there is none. */
export async function readPublicBoard(code: string): Promise<Outcome<ShownBoard, AskRefusal>> {
  const board = await call(fetchWire, 'readPublicBoard', { params: { code } });
  if (!board.ok || !board.value.followed) return board;
  const followed = await call(fetchWire, 'readFollowedBoard', { params: { code } });
  // Followed no more in between, in another tab: what was answered first is still true.
  return followed.ok ? accepted(followed.value) : board;
}

/**
 * A further page of the goals of a list of a public board.
 *
 * @param next where it begins, as the page before said; null for the first one, which begins with those that came with the board
 */
export async function moreGoalsOf(
  bucket: string,
  next: string | null,
): Promise<Outcome<Page<PublicBoardGoal>, AskRefusal>> {
  const page = await callPage(fetchWire, next, 'listGoals', { query: { bucket, limit: 500 } });
  return page.ok ? accepted({ ...page.value, items: page.value.items.map(shownGoal) }) : page;
}

/** A member of the board's space gets goals with all their fields; subgoals are then ids, and left out. */
function shownGoal(goal: AnswerOf<'listGoals'>[number]): PublicBoardGoal {
  if ('done' in goal) return goal;
  const { code, name, richThoughts, doneDate, color, type, bucketSequenceNo } = goal;
  return { code, name, richThoughts, done: doneDate !== null, color, type, bucketSequenceNo, subgoals: [] };
}

/** The boards one follows, in one's own order. */
export function readFollowedBoards(): Promise<Outcome<readonly FollowedBoard[], AskRefusal>> {
  return call(fetchWire, 'listFollowedBoards');
}
