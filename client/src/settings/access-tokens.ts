import type { AccessToken, MadeAccessToken } from '@cairn/contract/access-tokens';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { ask } from '../wire/ask.ts';

const collection = '/api/v2/access-tokens/';

/** The tokens by which one's own scripts act for one, newest first. */
export function readAccessTokens(cairn: Cairn): Promise<Outcome<readonly AccessToken[], AskRefusal>> {
  return ask(cairn.environment.wire, { method: 'GET', path: collection });
}

/** Makes a token; it is told this once. */
export function createAccessToken(
  cairn: Cairn,
  body: Pick<AccessToken, 'name' | 'access' | 'spaces'>,
): Promise<Outcome<MadeAccessToken, AskRefusal>> {
  const idempotencyKey = cairn.environment.newId();
  return ask(cairn.environment.wire, { method: 'POST', path: collection, body, idempotencyKey });
}

/** Ends a token at once. */
export function deleteAccessToken(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return ask(cairn.environment.wire, { method: 'DELETE', path: `${collection}${encodeURIComponent(id)}/` });
}
