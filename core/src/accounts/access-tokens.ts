/** Maximum per user. */
export const maxAccessTokens = 50;

export type TokenAccess = 'read' | 'write';

/** @param asked the access that a call needs; `none` for calls that need a session */
export function mayUseToken(access: TokenAccess, asked: TokenAccess | 'none'): boolean {
  return asked === 'read' || (asked === 'write' && access === 'write');
}

export const lastUsedEveryMs = 60_000;
