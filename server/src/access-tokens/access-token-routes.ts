import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from '../http/handler.ts';
import { createAccessToken } from './create-access-token.ts';
import { deleteAccessToken } from './delete-access-token.ts';
import { tokensOf } from './token-rows.ts';

/** The calls about tokens for one's own scripts. */
export const accessTokenRoutes: Handlers<'listAccessTokens' | 'createAccessToken' | 'deleteAccessToken'> = {
  listAccessTokens: async ({ house, person }) =>
    accepted({ status: 200, body: await tokensOf(house.db, person.id) }),
  createAccessToken: async ({ house, person, body }) =>
    answered(await createAccessToken(house, person, body), (made) => ({ status: 201, body: made })),
  deleteAccessToken: async ({ house, person, params }) =>
    answered(await deleteAccessToken(house, person, params.id), () => ({ status: 204 })),
};
