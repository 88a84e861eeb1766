/** Users lose track of more tokens than this. */
export const maxAccessTokens = 50;

export type TokenAccess = 'read' | 'write';

/** @param asked `none` for calls that need a session */
export function mayUseToken(access: TokenAccess, asked: TokenAccess | 'none'): boolean {
  return asked === 'read' || (asked === 'write' && access === 'write');
}

export const lastUsedEveryMs = 60_000;
