import { answered, type Handlers } from './handler.ts';
import {
  collaborateOnBoard,
  leaveBoard,
  listBoardEditors,
  removeBoardEditor,
} from '../board-editors/join-board.ts';
import { createBoardGoal, editBoardGoal } from '../board-editors/write-board-goal.ts';

export const boardEditorRoutes: Handlers<
  | 'collaborateOnBoard'
  | 'leaveBoard'
  | 'createBoardGoal'
  | 'editBoardGoal'
  | 'listBoardEditors'
  | 'removeBoardEditor'
> = {
  collaborateOnBoard: async ({ context, writer, params }) =>
    answered(await collaborateOnBoard(context, writer, params.code), (body) => ({ status: 201, body })),
  leaveBoard: async ({ context, writer, params }) =>
    answered(await leaveBoard(context, writer, params.code), () => ({ status: 204 })),
  createBoardGoal: async ({ context, writer, params, body }) =>
    answered(await createBoardGoal(context, writer, params.code, body), ({ status, goal }) => ({
      status,
      body: goal,
    })),
  editBoardGoal: async ({ context, writer, params, body: edit }) =>
    answered(await editBoardGoal(context, writer, params.code, params.goalCode, edit), (body) => ({
      status: 200,
      body,
    })),
  listBoardEditors: async ({ context, person, params }) =>
    answered(await listBoardEditors(context, person, params.id), (body) => ({ status: 200, body })),
  removeBoardEditor: async ({ context, writer, params }) =>
    answered(await removeBoardEditor(context, writer, params.id, params.userId), () => ({ status: 204 })),
};
