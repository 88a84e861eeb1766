import { z } from 'zod';
import { accessToken, accessTokenCreate, madeAccessToken } from './access-tokens.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** A token cannot make any of these calls. */
export const accessTokenEndpoints = {
  listAccessTokens: {
    method: 'GET',
    path: '/api/v2/access-tokens/',
    summary: 'List your access tokens, newest first, without the tokens themselves',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.array(accessToken) },
    refusals: [],
  },
  createAccessToken: {
    method: 'POST',
    path: '/api/v2/access-tokens/',
    summary: 'Create an access token; only this response contains it',
    access: 'member',
    body: accessTokenCreate,
    answers: { 201: madeAccessToken },
    refusals: [
      'token.name',
      'token.tooMany',
      'space.unknown',
      'space.left',
      'space.deleted',
      'request.invalid',
    ],
  },
  deleteAccessToken: {
    method: 'DELETE',
    path: '/api/v2/access-tokens/{id}/',
    summary: 'Revoke an access token; takes effect immediately',
    access: 'member',
    params: z.object({ id }),
    answers: { 204: null },
    refusals: ['token.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
