import type { AccessToken, MadeAccessToken } from '@cairn/contract/access-tokens';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Returns the newest first. */
export function readAccessTokens(cairn: Cairn): Promise<Outcome<readonly AccessToken[], AskRefusal>> {
  return call(cairn.environment.wire, 'listAccessTokens');
}

/** Only this answer contains the token itself. */
export function createAccessToken(
  cairn: Cairn,
  body: Pick<AccessToken, 'name' | 'access' | 'spaces'>,
): Promise<Outcome<MadeAccessToken, AskRefusal>> {
  return call(cairn.environment.wire, 'createAccessToken', { body });
}

export function deleteAccessToken(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'deleteAccessToken', { params: { id } });
}
