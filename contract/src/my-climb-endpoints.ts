import { z } from 'zod';
import * as climbs from './climbs.ts';
import type { Endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

const params = z.object({ code: z.string().min(1).max(100) });

const ofFields = [
  'climb.about',
  'climb.stepId',
  'climb.tooLarge',
  'limit.storage',
] as const satisfies readonly RefusalCode[];

export const myClimbEndpoints = {
  listMyClimbs: {
    method: 'GET',
    path: '/api/my-climbs/',
    summary: 'List the climbs that you write, with drafts and counts, the latest first',
    access: 'member',
    answers: { 200: z.array(climbs.myClimb) },
    refusals: [],
  },
  createClimb: {
    method: 'POST',
    path: '/api/my-climbs/',
    summary: 'Create a climb; a repeated tempId returns the existing climb with 200',
    access: 'member',
    tokens: 'write',
    body: climbs.climbCreate,
    answers: { 200: climbs.climbRow, 201: climbs.climbRow },
    refusals: [...ofFields, 'climb.deleted', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  readMyClimb: {
    method: 'GET',
    path: '/api/my-climbs/{code}/',
    summary: 'Read a climb of your own by its code, id or tempId',
    access: 'member',
    params,
    answers: { 200: climbs.myClimb },
    refusals: ['climb.unknown', 'climb.deleted'],
  },
  editClimb: {
    method: 'PATCH',
    path: '/api/my-climbs/{code}/',
    summary:
      'Change the fields that are sent; `public` publishes the climb, or its changes with a `changeNote`',
    access: 'member',
    tokens: 'write',
    params,
    body: climbs.climbEdit,
    answers: { 200: climbs.climbRow },
    refusals: [
      ...ofFields,
      'climb.unknown',
      'climb.deleted',
      'climb.steps',
      'climb.changeNote',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  deleteClimb: {
    method: 'DELETE',
    path: '/api/my-climbs/{code}/',
    summary: 'Delete a climb; people on the way keep their goals',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 204: null },
    refusals: ['climb.unknown', 'climb.deleted', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listDeletedClimbs: {
    method: 'GET',
    path: '/api/v2/deleted-climbs/',
    summary: 'List your climbs that can be restored, the last deleted first',
    access: 'member',
    answers: { 200: z.array(climbs.deletedClimb) },
    refusals: [],
  },
  restoreClimb: {
    method: 'POST',
    path: '/api/v2/my-climbs/{code}/restore/',
    summary: 'Restore a deleted climb as a draft',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 200: climbs.climbRow },
    refusals: ['climb.unknown', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listClimbColors: {
    method: 'GET',
    path: '/api/my-climbs/colors/',
    summary: 'List the colours of climbs, each with the address of a picture',
    access: 'member',
    answers: { 200: z.array(climbs.climbColor) },
    refusals: [],
  },
  listClimbIcons: {
    method: 'GET',
    path: '/api/my-climbs/icons/',
    summary: 'List the icons of climbs, each with the address of a picture',
    access: 'member',
    answers: { 200: z.array(climbs.climbIconAnswer) },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
