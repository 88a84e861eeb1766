import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { clonePublicBoard } from '../public-boards/clone-public-board.ts';
import { followBoard, orderFollowedBoard, unfollowBoard } from '../public-boards/follow-board.ts';
import {
  listFollowedBoards,
  readFollowedBoard,
  seeFollowedBoard,
  seeFollowedGoal,
} from '../public-boards/followed-boards.ts';
import { likeBoard } from '../public-boards/like-board.ts';
import { publishBoard, readBoardPublication } from '../public-boards/publish-board.ts';
import { listPublicBoards, readPublicBoard } from '../public-boards/read-public-board.ts';
import { reportBoard } from '../public-boards/report-board.ts';

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
  listPublicBoards: async ({ context, person }) =>
    accepted({ status: 200, body: await listPublicBoards(context, person) }),
  readPublicBoard: async ({ context, person, params }) =>
    answered(await readPublicBoard(context, person, params.code), (json) => ({ status: 200, json })),
  readBoardPublication: async ({ context, person, mails, params }) =>
    answered(await readBoardPublication(context, person, mails.origin, params.id), (body) => ({
      status: 200,
      body,
    })),
  publishBoard: async ({ context, writer, mails, params, body: edit }) =>
    answered(await publishBoard(context, writer, mails.origin, params.code, edit), (body) => ({
      status: 200,
      body,
    })),
  likeBoard: async ({ context, writer, params }) =>
    answered(await likeBoard(context, writer, params.code, true), (body) => ({ status: 201, body })),
  unlikeBoard: async ({ context, writer, params }) =>
    answered(await likeBoard(context, writer, params.code, false), (body) => ({ status: 200, body })),
  followBoard: async ({ context, writer, params }) =>
    answered(await followBoard(context, writer, params.code), (body) => ({ status: 201, body })),
  clonePublicBoard: async ({ context, writer, params, body }) =>
    answered(await clonePublicBoard(context, writer, params.code, body), ({ status, board }) => ({
      status,
      body: board,
    })),
  reportBoard: async ({ context, writer, params, body }) =>
    answered(await reportBoard(context, writer, params.code, body.reason), () => ({ status: 204 })),
  listFollowedBoards: async ({ context, person }) =>
    accepted({ status: 200, body: await listFollowedBoards(context, person) }),
  readFollowedBoard: async ({ context, person, params }) =>
    answered(await readFollowedBoard(context, person, params.code), (body) => ({ status: 200, body })),
  orderFollowedBoard: async ({ context, writer, params, body: { sequenceNo } }) =>
    answered(await orderFollowedBoard(context, writer, params.code, sequenceNo), (body) => ({
      status: 200,
      body,
    })),
  unfollowBoard: async ({ context, writer, params }) =>
    answered(await unfollowBoard(context, writer, params.code), () => ({ status: 204 })),
  seeFollowedBoard: async ({ context, writer, params }) =>
    answered(await seeFollowedBoard(context, writer, params.code), () => ({ status: 204 })),
  seeFollowedGoal: async ({ context, writer, params }) =>
    answered(await seeFollowedGoal(context, writer, params.code, params.goalCode), () => ({ status: 204 })),
};
