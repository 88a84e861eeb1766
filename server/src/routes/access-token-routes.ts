import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { createAccessToken } from '../access-tokens/create-access-token.ts';
import { deleteAccessToken } from '../access-tokens/delete-access-token.ts';
import { tokensOf } from '../access-tokens/token-rows.ts';

export const accessTokenRoutes: Handlers<'listAccessTokens' | 'createAccessToken' | 'deleteAccessToken'> = {
  listAccessTokens: async ({ context, person }) =>
    accepted({ status: 200, body: await tokensOf(context.db, person.id) }),
  createAccessToken: async ({ context, person, body }) =>
    answered(await createAccessToken(context, person, body), (made) => ({ status: 201, body: made })),
  deleteAccessToken: async ({ context, person, params }) =>
    answered(await deleteAccessToken(context, person, params.id), () => ({ status: 204 })),
};
