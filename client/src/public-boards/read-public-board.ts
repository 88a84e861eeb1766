import type { FollowedBoard, WholeFollowedBoard } from '@cairn/contract/public-boards';
import type { PublicBoard, PublicBoardGoal } from '@cairn/core/boards/public-board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { ask } from '../wire/ask.ts';
import { askPage, type Page } from '../wire/ask-page.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

/** A goal of a public board, and whether it is new to a reader who follows the board. */
export type ShownGoal = PublicBoardGoal & { readonly isUpdated?: boolean };

/** A public board as its reader sees it; one who follows it also sees what is new. */
export type ShownBoard = PublicBoard | WholeFollowedBoard;

/** Where a public board is asked about. */
export const publicPath = (code: string) => `/api/public-boards/${encodeURIComponent(code)}/`;

/** Where a followed board is asked about. */
export const followedPath = (code: string) => `/api/followed-boards/${encodeURIComponent(code)}/`;

/** Asks for a public board, signed in or not: `board.private`, `board.deleted` and `board.unknown` where there is none. */
export async function readPublicBoard(code: string): Promise<Outcome<ShownBoard, AskRefusal>> {
  const board = await ask<PublicBoard>(fetchWire, { method: 'GET', path: publicPath(code) });
  if (!board.ok || !board.value.followed) return board;
  const followed = await ask<WholeFollowedBoard>(fetchWire, { method: 'GET', path: followedPath(code) });
  // Followed no more in between, in another tab: what was answered first is still true.
  return followed.ok ? accepted(followed.value) : board;
}

/** The next goals of a list of a public board. */
export function moreGoalsOf(
  bucket: string,
  known: number,
): Promise<Outcome<Page<PublicBoardGoal>, AskRefusal>> {
  const query = { bucket, cursor: String(known), limit: '500' };
  return askPage<PublicBoardGoal>(fetchWire, { method: 'GET', path: '/api/goals-2/', query });
}

/** The boards one follows, in one's own order. */
export function readFollowedBoards(): Promise<Outcome<readonly FollowedBoard[], AskRefusal>> {
  return ask(fetchWire, { method: 'GET', path: '/api/followed-boards/' });
}
