import { answered, type Handlers } from '../http/handler.ts';
import { collaborateOnBoard, leaveBoard, listBoardEditors, removeBoardEditor } from './join-board.ts';
import { createBoardGoal, editBoardGoal } from './write-board-goal.ts';

/** The calls of strangers who join in on a public board, and about them (docs/product.md 5.23). */
export const boardEditorRoutes: Handlers<
  | 'collaborateOnBoard'
  | 'leaveBoard'
  | 'createBoardGoal'
  | 'editBoardGoal'
  | 'listBoardEditors'
  | 'removeBoardEditor'
> = {
  collaborateOnBoard: async ({ house, writer, params }) =>
    answered(await collaborateOnBoard(house, writer, params.code), (body) => ({ status: 201, body })),
  leaveBoard: async ({ house, writer, params }) =>
    answered(await leaveBoard(house, writer, params.code), () => ({ status: 204 })),
  createBoardGoal: async ({ house, writer, params, body }) =>
    answered(await createBoardGoal(house, writer, params.code, body), ({ status, goal }) => ({
      status,
      body: goal,
    })),
  editBoardGoal: async ({ house, writer, params, body: edit }) =>
    answered(await editBoardGoal(house, writer, params.code, params.goalCode, edit), (body) => ({
      status: 200,
      body,
    })),
  listBoardEditors: async ({ house, person, params }) =>
    answered(await listBoardEditors(house, person, params.id), (body) => ({ status: 200, body })),
  removeBoardEditor: async ({ house, writer, params }) =>
    answered(await removeBoardEditor(house, writer, params.id, params.userId), () => ({ status: 204 })),
};
