import { z } from 'zod';
import { id, idIn, instant, typedText } from './fields.ts';

/** `write` includes reading. */
export const tokenAccess = z.enum(['read', 'write']);

/** A token for scripts that act for the user. */
export const accessToken = z.object({
  id,
  name: z.string(),
  access: tokenAccess,
  /** Spaces to which the token is limited; null for all of the user's spaces. */
  spaces: z.array(id).readonly().nullable(),
  createdDatetime: instant,
  lastUsedDatetime: instant.nullable(),
});

export const madeAccessToken = accessToken.extend({ token: z.string() });

export const accessTokenCreate = z.object({
  name: typedText(200),
  access: tokenAccess.default('read'),
  spaces: z.array(idIn).max(100).nullable().default(null),
});

export type AccessToken = z.infer<typeof accessToken>;
export type MadeAccessToken = z.infer<typeof madeAccessToken>;
export type AccessTokenCreateBody = z.output<typeof accessTokenCreate>;
