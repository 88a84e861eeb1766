import type { BoardGoalCreateBody, BoardGoalEditBody } from '@cairn/contract/board-editors';
import type { RefusalCode } from '@cairn/contract/refusals';
import type { BoardRow } from '@cairn/core/boards/board';
import type { PublicBoardGoal } from '@cairn/core/boards/public-board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';
import { inTurn } from './in-turn.ts';

type Answer<Value = null> = Promise<Outcome<Value, AskRefusal>>;

/** These refusals count as success: the board already is as requested. */
const alreadySo: ReadonlySet<string> = new Set<RefusalCode>([
  'board.liked',
  'board.notLiked',
  'board.followed',
  'board.notFollowed',
  'board.editing',
  'board.notEditing',
]);

/** Boards are listed in the order in which they were followed. */
const followedBoards = 'followed boards';

async function orAlreadySo(queues: readonly string[], send: () => Answer<unknown>): Answer {
  const outcome = await inTurn(queues, send);
  return outcome.ok || alreadySo.has(outcome.refusal.code) ? accepted(null) : outcome;
}

export const likeBoard = (code: string, isLiked: boolean): Answer =>
  orAlreadySo([code], () => call(fetchWire, isLiked ? 'likeBoard' : 'unlikeBoard', { params: { code } }));

export const followBoard = (code: string, isFollowed: boolean): Answer =>
  orAlreadySo([code, followedBoards], () =>
    call(fetchWire, isFollowed ? 'followBoard' : 'unfollowBoard', { params: { code } }),
  );

/** See docs/product.md, "Board editors". */
export const joinBoard = (code: string, isJoined: boolean): Answer =>
  orAlreadySo([code], () =>
    call(fetchWire, isJoined ? 'collaborateOnBoard' : 'leaveBoard', { params: { code } }),
  );

/**
 * Copies only the visible part.
 *
 * @param space defaults to the user's own space
 * @param key the idempotency key, equal for all tries
 */
export const clonePublicBoard = (code: string, key: string, space?: string): Answer<BoardRow> =>
  call(fetchWire, 'clonePublicBoard', { params: { code }, body: { space }, idempotencyKey: key });

export const reportBoard = (code: string, reason: string): Answer =>
  call(fetchWire, 'reportBoard', { params: { code }, body: { reason } });

/** Places a followed board among the others. */
export const orderFollowedBoard = (code: string, sequenceNo: number): Answer<unknown> =>
  inTurn([followedBoards], () =>
    call(fetchWire, 'orderFollowedBoard', { params: { code }, body: { sequenceNo } }),
  );

export const seeBoard = (code: string): Answer => call(fetchWire, 'seeFollowedBoard', { params: { code } });

export const seeGoal = (code: string, goalCode: string): Answer =>
  call(fetchWire, 'seeFollowedGoal', { params: { code, goalCode } });

/** The user must have joined the board. */
export const addBoardGoal = (
  code: string,
  key: string,
  body: Omit<BoardGoalCreateBody, 'tempId'>,
): Answer<PublicBoardGoal> =>
  inTurn([code], () => call(fetchWire, 'createBoardGoal', { params: { code }, body, idempotencyKey: key }));

export const editBoardGoal = (
  code: string,
  goalCode: string,
  body: BoardGoalEditBody,
): Answer<PublicBoardGoal> =>
  inTurn([code], () => call(fetchWire, 'editBoardGoal', { params: { code, goalCode }, body }));
