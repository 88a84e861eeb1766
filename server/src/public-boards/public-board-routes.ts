import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from '../http/handler.ts';
import { clonePublicBoard } from './clone-public-board.ts';
import { followBoard, orderFollowedBoard, unfollowBoard } from './follow-board.ts';
import {
  listFollowedBoards,
  readFollowedBoard,
  seeFollowedBoard,
  seeFollowedGoal,
} from './followed-boards.ts';
import { likeBoard } from './like-board.ts';
import { publishBoard, readBoardPublication } from './publish-board.ts';
import { listPublicBoards, readPublicBoard } from './read-public-board.ts';
import { reportBoard } from './report-board.ts';

/** The calls about boards that are shown to anyone, and those one follows. */
export const publicBoardRoutes: Handlers<
  | 'listPublicBoards'
  | 'readPublicBoard'
  | 'readBoardPublication'
  | 'publishBoard'
  | 'likeBoard'
  | 'unlikeBoard'
  | 'followBoard'
  | 'clonePublicBoard'
  | 'reportBoard'
  | 'listFollowedBoards'
  | 'readFollowedBoard'
  | 'orderFollowedBoard'
  | 'unfollowBoard'
  | 'seeFollowedBoard'
  | 'seeFollowedGoal'
> = {
  listPublicBoards: async ({ house, person }) =>
    accepted({ status: 200, body: await listPublicBoards(house, person) }),
  readPublicBoard: async ({ house, person, params }) =>
    answered(await readPublicBoard(house, person, params.code), (json) => ({ status: 200, json })),
  readBoardPublication: async ({ house, person, mails, params }) =>
    answered(await readBoardPublication(house, person, mails.origin, params.id), (body) => ({
      status: 200,
      body,
    })),
  publishBoard: async ({ house, writer, mails, params, body: edit }) =>
    answered(await publishBoard(house, writer, mails.origin, params.code, edit), (body) => ({
      status: 200,
      body,
    })),
  likeBoard: async ({ house, writer, params }) =>
    answered(await likeBoard(house, writer, params.code, true), (body) => ({ status: 201, body })),
  unlikeBoard: async ({ house, writer, params }) =>
    answered(await likeBoard(house, writer, params.code, false), (body) => ({ status: 200, body })),
  followBoard: async ({ house, writer, params }) =>
    answered(await followBoard(house, writer, params.code), (body) => ({ status: 201, body })),
  clonePublicBoard: async ({ house, writer, params, body }) =>
    answered(await clonePublicBoard(house, writer, params.code, body), ({ status, board }) => ({
      status,
      body: board,
    })),
  reportBoard: async ({ house, writer, params, body }) =>
    answered(await reportBoard(house, writer, params.code, body.reason), () => ({ status: 204 })),
  listFollowedBoards: async ({ house, person }) =>
    accepted({ status: 200, body: await listFollowedBoards(house, person) }),
  readFollowedBoard: async ({ house, person, params }) =>
    answered(await readFollowedBoard(house, person, params.code), (body) => ({ status: 200, body })),
  orderFollowedBoard: async ({ house, writer, params, body: { sequenceNo } }) =>
    answered(await orderFollowedBoard(house, writer, params.code, sequenceNo), (body) => ({
      status: 200,
      body,
    })),
  unfollowBoard: async ({ house, writer, params }) =>
    answered(await unfollowBoard(house, writer, params.code), () => ({ status: 204 })),
  seeFollowedBoard: async ({ house, writer, params }) =>
    answered(await seeFollowedBoard(house, writer, params.code), () => ({ status: 204 })),
  seeFollowedGoal: async ({ house, writer, params }) =>
    answered(await seeFollowedGoal(house, writer, params.code, params.goalCode), () => ({ status: 204 })),
};
