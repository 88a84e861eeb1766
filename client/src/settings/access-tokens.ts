import type { AccessToken, MadeAccessToken } from '@cairn/contract/access-tokens';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** The tokens by which one's own scripts act for one, newest first. */
export function readAccessTokens(cairn: Cairn): Promise<Outcome<readonly AccessToken[], AskRefusal>> {
  return call(cairn.environment.wire, 'listAccessTokens');
}

/** Makes a token; it is told this once. */
export function createAccessToken(
  cairn: Cairn,
  body: Pick<AccessToken, 'name' | 'access' | 'spaces'>,
): Promise<Outcome<MadeAccessToken, AskRefusal>> {
  return call(cairn.environment.wire, 'createAccessToken', { body });
}

/** Ends a token at once. */
export function deleteAccessToken(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'deleteAccessToken', { params: { id } });
}
