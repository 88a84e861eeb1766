import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import * as folders from './folders.ts';

const ofFolder = [
  'folder.unknown',
  'folder.deleted',
  'space.left',
  'space.deleted',
  'space.readOnly',
  'idempotency.mismatch',
] as const;

export const folderEndpoints = {
  listFolders: {
    method: 'GET',
    path: '/api/folders/',
    summary: 'List the folders of your spaces with their entries: pinned for everyone, and your favourites',
    access: 'member',
    answers: { 200: z.array(folders.folder) },
    refusals: [],
  },
  listFolderGoals: {
    method: 'GET',
    path: '/api/folder-goals/',
    summary: 'List the entries of folders, or those of one goal or board',
    access: 'member',
    query: folders.folderGoalQuery,
    answers: { 200: z.array(folders.folderGoalRow) },
    refusals: [],
  },
  addToFolder: {
    method: 'POST',
    path: '/api/folder-goals/',
    summary: 'Pin a goal or board for everyone, or add it to your favourites (200 if it is there already)',
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
      'space.readOnly',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  moveInFolder: {
    method: 'PATCH',
    path: '/api/folder-goals/{id}/',
    summary: 'Move a goal or board within its folder',
    access: 'member',
    tokens: 'write',
    params: z.object({ id }),
    body: folders.folderGoalEdit,
    answers: { 200: folders.folderGoalRow },
    refusals: ofFolder,
    isIdempotent: true,
  },
  takeFromFolder: {
    method: 'DELETE',
    path: '/api/folder-goals/{id}/',
    summary: 'Unpin a goal or board, or remove it from your favourites',
    access: 'member',
    tokens: 'write',
    params: z.object({ id }),
    answers: { 204: null },
    refusals: ofFolder,
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
