import { isBlankName } from '@cairn/core/names/blank-name';
import type { AccessTokenCreateBody, MadeAccessToken } from '@cairn/contract/access-tokens';
import { maxAccessTokens } from '@cairn/core/accounts/access-tokens';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import { hashOf } from '../accounts/session-rows.ts';
import { newId, newSecret } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { addToken, lockedTokensCount } from './token-rows.ts';

/** By this prefix people and secret scanners recognize a token. */
const prefix = 'cairn_';

export async function createAccessToken(
  context: ServerContext,
  person: Person,
  body: AccessTokenCreateBody,
): Promise<Outcome<MadeAccessToken, Refusal>> {
  const name = body.name.trim();
  if (isBlankName(name)) return refused({ code: 'token.name', errors: { name: () => m.field_required() } });
  const spaces = body.spaces && [...new Set(body.spaces)];
  if (spaces?.some((space) => !person.spaceIds.includes(space)))
    return refused({ code: 'space.unknown', errors: { spaces: () => m.field_space_not_yours() } });
  const token = `${prefix}${newSecret()}`;
  const now = context.now();
  return context.db.transact(async (tx) => {
    if ((await lockedTokensCount(tx, person.id)) >= maxAccessTokens)
      return refused<Refusal>({ code: 'token.tooMany', limit: maxAccessTokens });
    const { access } = body;
    const added = { id: newId(now), personId: person.id, hash: hashOf(token), name, access, spaces };
    return accepted({ ...(await addToken(tx, added, new Date(now))), token });
  });
}
