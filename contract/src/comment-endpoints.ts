import { z } from 'zod';
import * as comments from './comments.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import type { RefusalCode } from './refusals.ts';

const goalParams = z.object({ id });
const commentParams = z.object({ id, commentId: id });

const commentRefusals = [
  'comment.text',
  'comment.unknown',
  'comment.deleted',
  'comment.readOnly',
  'goal.unknown',
  'space.left',
  'space.deleted',
  'limit.storage',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

export const commentEndpoints = {
  listComments: {
    method: 'GET',
    path: '/api/v2/goals-2/{id}/comments/',
    summary: 'The comments of a goal, oldest first',
    access: 'member',
    params: goalParams,
    answers: { 200: z.array(comments.commentRow) },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'space.deleted'],
  },
  createComment: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/comments/',
    summary: 'Comment on a goal; with a tempId, once for ever (200 when it was there already)',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    body: comments.commentCreate,
    answers: { 200: comments.commentRow, 201: comments.commentRow },
    refusals: [
      'comment.text',
      'comment.deleted',
      'goal.unknown',
      'goal.deleted',
      'goal.readOnly',
      'space.left',
      'space.deleted',
      'limit.storage',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  editComment: {
    method: 'PATCH',
    path: '/api/v2/goals-2/{id}/comments/{commentId}/',
    summary: 'Change one’s own comment',
    access: 'member',
    tokens: 'write',
    params: commentParams,
    body: comments.commentEdit,
    answers: { 200: comments.commentRow },
    refusals: commentRefusals,
    isIdempotent: true,
  },
  deleteComment: {
    method: 'DELETE',
    path: '/api/v2/goals-2/{id}/comments/{commentId}/',
    summary: 'Delete a comment, as its author, an owner or an admin',
    access: 'member',
    tokens: 'write',
    params: commentParams,
    answers: { 204: null },
    refusals: commentRefusals,
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
