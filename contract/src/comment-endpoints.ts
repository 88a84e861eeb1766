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
    summary: 'List the comments of a goal, oldest first',
    access: 'member',
    params: goalParams,
    answers: { 200: z.array(comments.commentRow) },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'space.deleted'],
  },
  createComment: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/comments/',
    summary: 'Comment on a goal; a repeated tempId returns the existing comment with 200',
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
    summary: 'Change your own comment',
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
    summary: 'Delete a comment; for its author, owners and admins',
    access: 'member',
    tokens: 'write',
    params: commentParams,
    answers: { 204: null },
    refusals: commentRefusals,
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
