import { z } from 'zod';
import * as boards from './boards.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import type { RefusalCode } from './refusals.ts';

const params = z.object({ id });

const ofBoard = [
  'board.unknown',
  'board.deleted',
  'space.left',
  'space.deleted',
] as const satisfies readonly RefusalCode[];
const ofFields = ['board.name', 'board.about', 'board.background'] as const satisfies readonly RefusalCode[];

export const boardEndpoints = {
  listBoards: {
    method: 'GET',
    path: '/api/boards-2/',
    summary: 'List the boards of your spaces with their lists',
    access: 'member',
    query: boards.boardListQuery,
    answers: { 200: z.array(boards.board) },
    refusals: [],
  },
  createBoard: {
    method: 'POST',
    path: '/api/boards-2/',
    summary: 'Create a board; a repeated tempId returns the existing board with 200',
    access: 'member',
    tokens: 'write',
    body: boards.boardCreate,
    answers: { 200: boards.boardRow, 201: boards.boardRow },
    refusals: [
      ...ofFields,
      'board.deleted',
      'space.unknown',
      'space.left',
      'space.deleted',
      'space.readOnly',
      'limit.boards',
      'limit.storage',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  readBoard: {
    method: 'GET',
    path: '/api/boards-2/{id}/',
    summary: 'Read a board with its lists',
    access: 'member',
    params,
    answers: { 200: boards.board },
    refusals: ofBoard,
  },
  editBoard: {
    method: 'PATCH',
    path: '/api/boards-2/{id}/',
    summary: 'Change the fields that are sent, and only those',
    access: 'member',
    tokens: 'write',
    params,
    body: boards.boardEdit,
    answers: { 200: boards.boardRow },
    refusals: [...ofBoard, 'space.readOnly', ...ofFields, 'limit.storage', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  deleteBoard: {
    method: 'DELETE',
    path: '/api/boards-2/{id}/',
    summary: 'Delete a board with its lists, and goals that are nowhere else',
    access: 'member',
    tokens: 'write',
    params,
    body: boards.boardDelete,
    answers: { 204: null },
    refusals: [...ofBoard, 'space.readOnly', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listDeletedBoards: {
    method: 'GET',
    path: '/api/deleted-boards/',
    summary: 'List the deleted boards and lists that can be restored, newest first',
    access: 'member',
    answers: { 200: z.array(boards.deletedBoard) },
    refusals: [],
  },
  restoreBoard: {
    method: 'POST',
    path: '/api/boards-2/{id}/restore/',
    summary: 'Restore a deleted board with the lists and goals that were deleted with it',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 200: boards.boardRow },
    refusals: [...ofBoard, 'space.readOnly', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  cloneBoard: {
    method: 'POST',
    path: '/api/boards-2/{id}/clone/',
    summary: 'Copy a board with its lists and goals, undone, into the same or another space',
    access: 'member',
    tokens: 'write',
    params,
    body: boards.boardClone,
    answers: { 200: boards.boardRow, 201: boards.boardRow },
    refusals: [
      ...ofBoard,
      'space.readOnly',
      'board.name',
      'space.unknown',
      'limit.boards',
      'copy.tooLarge',
      'limit.storage',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
