import { z } from 'zod';
import * as boards from './boards.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import type { RefusalCode } from './refusals.ts';

const params = z.object({ id });

const ofBucket = [
  'bucket.unknown',
  'bucket.deleted',
  'space.left',
  'space.deleted',
] as const satisfies readonly RefusalCode[];

/** The API calls the lists of boards buckets. */
export const bucketEndpoints = {
  listBuckets: {
    method: 'GET',
    path: '/api/buckets-2/',
    summary: 'List the lists of a board, or of all boards of your active spaces',
    access: 'member',
    query: boards.bucketListQuery,
    answers: { 200: z.array(boards.bucketRow) },
    refusals: ['board.unknown', 'board.deleted', 'space.left', 'space.deleted'],
  },
  createBucket: {
    method: 'POST',
    path: '/api/buckets-2/',
    summary: 'Create a list on a board; a repeated tempId returns the existing list with 200',
    access: 'member',
    tokens: 'write',
    body: boards.bucketCreate,
    answers: { 200: boards.bucketRow, 201: boards.bucketRow },
    refusals: [
      'bucket.name',
      'bucket.deleted',
      'board.unknown',
      'board.deleted',
      'space.left',
      'space.deleted',
      'space.readOnly',
      'limit.buckets',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  readBucket: {
    method: 'GET',
    path: '/api/buckets-2/{id}/',
    summary: 'Read a list',
    access: 'member',
    params,
    answers: { 200: boards.bucketRow },
    refusals: ofBucket,
  },
  editBucket: {
    method: 'PATCH',
    path: '/api/buckets-2/{id}/',
    summary: 'Change the fields that are sent, and only those; `board` moves it with its goals',
    access: 'member',
    tokens: 'write',
    params,
    body: boards.bucketEdit,
    answers: { 200: boards.bucketRow },
    refusals: [
      ...ofBucket,
      'space.readOnly',
      'bucket.name',
      'bucket.board',
      'limit.buckets',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  deleteBucket: {
    method: 'DELETE',
    path: '/api/buckets-2/{id}/',
    summary: 'Delete a list, and goals that are nowhere else',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 204: null },
    refusals: [...ofBucket, 'space.readOnly', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  restoreBucket: {
    method: 'POST',
    path: '/api/buckets-2/{id}/restore/',
    summary: 'Restore a deleted list with the goals that were deleted with it',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 200: boards.bucketRow },
    refusals: [...ofBucket, 'space.readOnly', 'board.deleted', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  cloneBucket: {
    method: 'POST',
    path: '/api/buckets-2/{id}/clone/',
    summary: 'Copy a list with its goals, undone, on the same board',
    access: 'member',
    tokens: 'write',
    params,
    body: boards.bucketClone,
    answers: { 200: boards.bucketRow, 201: boards.bucketRow },
    refusals: [
      ...ofBucket,
      'space.readOnly',
      'bucket.name',
      'limit.buckets',
      'copy.tooLarge',
      'limit.storage',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
