import { z } from 'zod';
import { id, idIn, instant, typedText } from './fields.ts';

/** What a token may do: read, or change too. */
export const tokenAccess = z.enum(['read', 'write']);

/** A token by which a person's own script acts for them. The token itself is shown once, when it is made. */
export const accessToken = z.object({
  id,
  name: z.string(),
  access: tokenAccess,
  /** The spaces that it reaches; null for all that the person belongs to. */
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
