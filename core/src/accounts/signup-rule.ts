/** The rules for new accounts: `open` to everybody, `invited` for people with an invitation or a join link, or `closed`. */
export const signupRules = ['open', 'invited', 'closed'] as const;
export type SignupRule = (typeof signupRules)[number];

/** Returns the rule that applies now: a server without accounts lets the first person in. */
export function signupRuleNow(rule: SignupRule, hasAccounts: boolean): SignupRule {
  return hasAccounts ? rule : 'open';
}

/** Returns whether a visitor may create an account. */
export function maySignUp(rule: SignupRule, isInvited: boolean): boolean {
  return rule === 'open' || (rule === 'invited' && isInvited);
}
