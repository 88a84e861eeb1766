import { z } from 'zod';
import * as editors from './board-editors.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { publicBoardCard, publicBoardGoal } from './public-boards.ts';
import type { RefusalCode } from './refusals.ts';

const code = z.string().min(1).max(100);

const ofBoard = ['board.unknown', 'board.private', 'board.deleted'] as const satisfies readonly RefusalCode[];
const ofGoal = [
  ...ofBoard,
  'board.readOnly',
  'goal.name',
  'goal.notes',
  'goal.bucket',
  'goal.deleted',
  'limit.bucketGoals',
  'limit.storage',
  'limit.colors',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

export const boardEditorEndpoints = {
  collaborateOnBoard: {
    method: 'POST',
    path: '/api/public-boards/{code}/collaborate/',
    summary: 'Join a public board as an editor, if it allows that',
    access: 'member',
    params: z.object({ code }),
    answers: { 201: publicBoardCard },
    refusals: [...ofBoard, 'board.readOnly', 'board.editing', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  leaveBoard: {
    method: 'DELETE',
    path: '/api/public-boards/{code}/collaborate/',
    summary: 'Leave a board that you have joined',
    access: 'member',
    params: z.object({ code }),
    answers: { 204: null },
    refusals: ['board.unknown', 'board.notEditing', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  createBoardGoal: {
    method: 'POST',
    path: '/api/public-boards/{code}/goals/',
    summary: 'Add a goal to a list of a board that you have joined',
    access: 'member',
    params: z.object({ code }),
    body: editors.boardGoalCreate,
    answers: { 200: publicBoardGoal, 201: publicBoardGoal },
    refusals: ofGoal,
    isIdempotent: true,
  },
  editBoardGoal: {
    method: 'PATCH',
    path: '/api/public-boards/{code}/goals/{goalCode}/',
    summary: 'Change, tick or move a goal of a board that you have joined',
    access: 'member',
    params: z.object({ code, goalCode: code }),
    body: editors.boardGoalEdit,
    answers: { 200: publicBoardGoal },
    refusals: [...ofGoal, 'goal.unknown', 'goal.readOnly'],
    isIdempotent: true,
  },
  listBoardEditors: {
    method: 'GET',
    path: '/api/boards-2/{id}/editors/',
    summary: 'List the editors who have joined a board; for members of its space',
    access: 'member',
    params: z.object({ id }),
    answers: { 200: z.array(editors.boardEditor) },
    refusals: ['board.unknown', 'board.deleted', 'space.left', 'space.deleted'],
  },
  removeBoardEditor: {
    method: 'DELETE',
    path: '/api/boards-2/{id}/editors/{userId}/',
    summary: 'Remove an editor from a board; for owners and admins',
    access: 'member',
    params: z.object({ id, userId: id }),
    answers: { 204: null },
    refusals: [
      'board.unknown',
      'board.deleted',
      'board.notEditing',
      'space.left',
      'space.deleted',
      'space.role',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
