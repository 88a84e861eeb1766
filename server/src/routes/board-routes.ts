import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { cloneBoard } from '../boards/clone-board.ts';
import { createBoard } from '../boards/create-board.ts';
import { deleteBoard, restoreBoard } from '../boards/delete-board.ts';
import { listDeletedBoards } from '../boards/deleted-boards.ts';
import { listBoardUpdates } from '../board-updates/offered-updates.ts';
import { settleBoardUpdates } from '../board-updates/settle-updates.ts';
import { editBoard } from '../boards/edit-board.ts';
import { listBoards, readBoard } from '../boards/list-boards.ts';

export const boardRoutes: Handlers<
  | 'listBoards'
  | 'createBoard'
  | 'readBoard'
  | 'editBoard'
  | 'deleteBoard'
  | 'listDeletedBoards'
  | 'restoreBoard'
  | 'cloneBoard'
  | 'listBoardUpdates'
  | 'settleBoardUpdates'
> = {
  listBoards: async ({ context, person, query }) =>
    accepted({ status: 200, body: await listBoards(context, person, query.space) }),
  createBoard: async ({ context, writer, body }) =>
    answered(await createBoard(context, writer, body), ({ status, board }) => ({ status, body: board })),
  readBoard: async ({ context, person, params }) =>
    answered(await readBoard(context, person, params.id), (body) => ({ status: 200, body })),
  editBoard: async ({ context, writer, params, body: edit }) =>
    answered(await editBoard(context, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteBoard: async ({ context, writer, params, body }) =>
    answered(await deleteBoard(context, writer, params.id, body.space), () => ({ status: 204 })),
  listDeletedBoards: async ({ context, person }) =>
    accepted({ status: 200, body: await listDeletedBoards(context, person) }),
  restoreBoard: async ({ context, writer, params }) =>
    answered(await restoreBoard(context, writer, params.id), (body) => ({ status: 200, body })),
  cloneBoard: async ({ context, writer, params, body }) =>
    answered(await cloneBoard(context, writer, params.id, body), ({ status, board }) => ({
      status,
      body: board,
    })),
  listBoardUpdates: async ({ context, person, params }) =>
    answered(await listBoardUpdates(context, person, params.id), (body) => ({ status: 200, body })),
  settleBoardUpdates: async ({ context, writer, params, body: choice }) =>
    answered(await settleBoardUpdates(context, writer, params.id, choice), (body) => ({ status: 200, body })),
};
