import { z } from 'zod';
import { boardRow } from './boards.ts';
import * as community from './community.ts';
import type { Endpoint } from './endpoint.ts';
import { publicBoardCard } from './public-boards.ts';

export const communityEndpoints = {
  listCommunityBoards: {
    method: 'GET',
    path: '/api/community/boards/',
    summary: 'List the boards of the gallery; 404 if it is switched off',
    access: 'anyone',
    query: community.communityQuery,
    answers: { 200: z.array(publicBoardCard) },
    refusals: ['gallery.off', 'request.invalid'],
  },
  listBoardCategories: {
    method: 'GET',
    path: '/api/community/boards-categories/',
    summary:
      'List the categories of the gallery with the number of boards in each; 404 if it is switched off',
    access: 'anyone',
    answers: { 200: z.array(community.boardCategory) },
    refusals: ['gallery.off'],
  },
  listTemplates: {
    method: 'GET',
    path: '/api/community/boards/templates/',
    summary: 'List the templates of Cairn',
    access: 'anyone',
    query: community.templateQuery,
    answers: { 200: z.array(community.template) },
    refusals: [],
  },
  listTemplateCategories: {
    method: 'GET',
    path: '/api/community/boards/templates-categories/',
    summary: 'List the categories of templates with the number of templates in each',
    access: 'anyone',
    answers: { 200: z.array(community.templateCategory) },
    refusals: [],
  },
  cloneTemplate: {
    method: 'POST',
    path: '/api/community/boards/templates/{code}/clone/',
    summary: 'Create a board from a template; its goals are in periods from today on',
    access: 'member',
    tokens: 'write',
    params: z.object({ code: z.string().min(1).max(100) }),
    body: community.templateClone,
    answers: { 200: boardRow, 201: boardRow },
    refusals: [
      'template.unknown',
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
} as const satisfies Record<string, Endpoint>;
