import type { BoardGoalCreateBody, BoardGoalEditBody } from '@cairn/contract/board-editors';
import type { RefusalCode } from '@cairn/contract/refusals';
import type { BoardRow } from '@cairn/core/boards/board';
import type { PublicBoardGoal } from '@cairn/core/boards/public-board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';
import { inTurn } from './in-turn.ts';

type Said<Value = null> = Promise<Outcome<Value, AskRefusal>>;

/** Refusals that mean the board is already as wanted; they count as success. */
const alreadySo: ReadonlySet<string> = new Set<RefusalCode>([
  'board.liked',
  'board.notLiked',
  'board.followed',
  'board.notFollowed',
  'board.editing',
  'board.notEditing',
]);

async function orAlreadySo(code: string, send: () => Said<unknown>): Said {
  const outcome = await inTurn(code, send);
  return outcome.ok || alreadySo.has(outcome.refusal.code) ? accepted(null) : outcome;
}

/** Likes a public board, or likes it no more. */
export const likeBoard = (code: string, isLiked: boolean): Said =>
  orAlreadySo(code, () => call(fetchWire, isLiked ? 'likeBoard' : 'unlikeBoard', { params: { code } }));

/** Follows a public board, or follows it no more. */
export const followBoard = (code: string, isFollowed: boolean): Said =>
  orAlreadySo(code, () =>
    call(fetchWire, isFollowed ? 'followBoard' : 'unfollowBoard', { params: { code } }),
  );

/** Joins in on a public board, or leaves it (docs/product.md 5.23). */
export const joinBoard = (code: string, isJoined: boolean): Said =>
  orAlreadySo(code, () =>
    call(fetchWire, isJoined ? 'collaborateOnBoard' : 'leaveBoard', { params: { code } }),
  );

/**
 * Copies what is shown of a public board into a space.
 *
 * @param space left out, one's own
 * @param key the same for the same wish: a copy is made once, however often it is asked for
 */
export const clonePublicBoard = (code: string, key: string, space?: string): Said<BoardRow> =>
  call(fetchWire, 'clonePublicBoard', { params: { code }, body: { space }, idempotencyKey: key });

/** Tells who runs this Cairn that a public board should not be shown. */
export const reportBoard = (code: string, reason: string): Said =>
  call(fetchWire, 'reportBoard', { params: { code }, body: { reason } });

/** All that is on a followed board was seen. */
export const seeBoard = (code: string): Said => call(fetchWire, 'seeFollowedBoard', { params: { code } });

/** One goal of a followed board was seen. */
export const seeGoal = (code: string, goalCode: string): Said =>
  call(fetchWire, 'seeFollowedGoal', { params: { code, goalCode } });

/** Adds a goal to a list of a board that one has joined in on. */
export const addBoardGoal = (
  code: string,
  key: string,
  body: Omit<BoardGoalCreateBody, 'tempId'>,
): Said<PublicBoardGoal> =>
  inTurn(code, () => call(fetchWire, 'createBoardGoal', { params: { code }, body, idempotencyKey: key }));

/** Changes, ticks or moves a goal of a board that one has joined in on. */
export const editBoardGoal = (
  code: string,
  goalCode: string,
  body: BoardGoalEditBody,
): Said<PublicBoardGoal> =>
  inTurn(code, () => call(fetchWire, 'editBoardGoal', { params: { code, goalCode }, body }));
