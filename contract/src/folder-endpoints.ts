import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import * as folders from './folders.ts';

export const folderEndpoints = {
  listFolders: {
    method: 'GET',
    path: '/api/folders/',
    summary: 'The folders of one’s spaces with what is in them: pinned for everyone, and one’s favourites',
    access: 'member',
    answers: { 200: z.array(folders.folder) },
    refusals: [],
  },
  listFolderGoals: {
    method: 'GET',
    path: '/api/folder-goals/',
    summary: 'What is in folders; of one goal or one board when it is named',
    access: 'member',
    query: folders.folderGoalQuery,
    answers: { 200: z.array(folders.folderGoalRow) },
    refusals: [],
  },
  addToFolder: {
    method: 'POST',
    path: '/api/folder-goals/',
    summary: 'Pin a goal or a board for everyone, or make it a favourite (200 when it was one already)',
    access: 'member',
    tokens: 'write',
    body: folders.folderGoalCreate,
    answers: { 200: folders.folderGoalRow, 201: folders.folderGoalRow },
    refusals: [
      'folder.unknown',
      'folder.deleted',
      'folder.goal',
      'goal.unknown',
      'goal.deleted',
      'board.unknown',
      'board.deleted',
      'space.left',
      'space.deleted',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  moveInFolder: {
    method: 'PATCH',
    path: '/api/folder-goals/{id}/',
    summary: 'Put a goal or a board elsewhere in its folder',
    access: 'member',
    tokens: 'write',
    params: z.object({ id }),
    body: folders.folderGoalEdit,
    answers: { 200: folders.folderGoalRow },
    refusals: ['folder.unknown', 'folder.deleted', 'space.left', 'space.deleted', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  takeFromFolder: {
    method: 'DELETE',
    path: '/api/folder-goals/{id}/',
    summary: 'Unpin a goal or a board, or take it out of one’s favourites',
    access: 'member',
    tokens: 'write',
    params: z.object({ id }),
    answers: { 204: null },
    refusals: ['folder.unknown', 'folder.deleted', 'space.left', 'space.deleted', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
