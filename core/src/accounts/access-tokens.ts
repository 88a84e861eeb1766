/** How many tokens a person may have; whoever needs more has lost sight of them. */
export const maxAccessTokens = 50;

/** What a token may do. */
export type TokenAccess = 'read' | 'write';

/** Whether a token may make a call; `none` stands for what only a session may. */
export function mayUseToken(access: TokenAccess, asked: TokenAccess | 'none'): boolean {
  return asked === 'read' || (asked === 'write' && access === 'write');
}

/** How often it is written down that a token was used, in milliseconds. */
export const lastUsedEveryMs = 60_000;
