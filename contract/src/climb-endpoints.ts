import { z } from 'zod';
import * as climbs from './climbs.ts';
import type { Endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

const params = z.object({ code: z.string().min(1).max(100) });

const ofClimb = ['climb.unknown', 'climb.private', 'climb.deleted'] as const satisfies readonly RefusalCode[];

export const climbEndpoints = {
  listClimbs: {
    method: 'GET',
    path: '/api/climbs/',
    summary: 'Find public climbs by words, category and language, popular or new ones first',
    access: 'anyone',
    query: climbs.climbsQuery,
    answers: { 200: z.array(climbs.publicClimbCard) },
    refusals: ['request.invalid'],
  },
  readClimb: {
    method: 'GET',
    path: '/api/climbs/{code}/',
    summary: 'Read a public climb with its steps, by its code or its slug; needs no account',
    access: 'anyone',
    params,
    answers: { 200: climbs.publicClimb },
    refusals: ofClimb,
  },
  likeClimb: {
    method: 'POST',
    path: '/api/climbs/{code}/like/',
    summary: 'Like a public climb',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 201: climbs.climbLike },
    refusals: [...ofClimb, 'climb.liked', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  unlikeClimb: {
    method: 'DELETE',
    path: '/api/climbs/{code}/like/',
    summary: 'Unlike a public climb',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 200: climbs.climbLike },
    refusals: [...ofClimb, 'climb.notLiked', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  reportClimb: {
    method: 'POST',
    path: '/api/climbs/{code}/report/',
    summary: 'Report a public climb to the operator; may be repeated',
    access: 'member',
    tokens: 'write',
    params,
    body: climbs.climbReport,
    answers: { 204: null },
    refusals: [...ofClimb, 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listClimbCategories: {
    method: 'GET',
    path: '/api/climbs-categories/',
    summary: 'List the categories of climbs with the number of listed climbs',
    access: 'anyone',
    answers: { 200: z.array(climbs.climbCategory) },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
