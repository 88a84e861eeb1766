import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from '../http/handler.ts';
import { cloneBoard } from './clone-board.ts';
import { createBoard } from './create-board.ts';
import { deleteBoard, restoreBoard } from './delete-board.ts';
import { listDeletedBoards } from './deleted-boards.ts';
import { editBoard } from './edit-board.ts';
import { listBoards, readBoard } from './list-boards.ts';

/** The calls about boards. */
export const boardRoutes: Handlers<
  | 'listBoards'
  | 'createBoard'
  | 'readBoard'
  | 'editBoard'
  | 'deleteBoard'
  | 'listDeletedBoards'
  | 'restoreBoard'
  | 'cloneBoard'
> = {
  listBoards: async ({ house, person, query }) =>
    accepted({ status: 200, body: await listBoards(house, person, query.space) }),
  createBoard: async ({ house, writer, body }) =>
    answered(await createBoard(house, writer, body), ({ status, board }) => ({ status, body: board })),
  readBoard: async ({ house, person, params }) =>
    answered(await readBoard(house, person, params.id), (body) => ({ status: 200, body })),
  editBoard: async ({ house, writer, params, body: edit }) =>
    answered(await editBoard(house, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteBoard: async ({ house, writer, params, body }) =>
    answered(await deleteBoard(house, writer, params.id, body.space), () => ({ status: 204 })),
  listDeletedBoards: async ({ house, person }) =>
    accepted({ status: 200, body: await listDeletedBoards(house, person) }),
  restoreBoard: async ({ house, writer, params }) =>
    answered(await restoreBoard(house, writer, params.id), (body) => ({ status: 200, body })),
  cloneBoard: async ({ house, writer, params, body }) =>
    answered(await cloneBoard(house, writer, params.id, body), ({ status, board }) => ({
      status,
      body: board,
    })),
};
