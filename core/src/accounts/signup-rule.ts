/** `invited`: only with an invitation or a join link. */
export const signupRules = ['open', 'invited', 'closed'] as const;
export type SignupRule = (typeof signupRules)[number];

export function signupRuleNow(rule: SignupRule, hasAccounts: boolean): SignupRule {
  return hasAccounts ? rule : 'open';
}

export function maySignUp(rule: SignupRule, isInvited: boolean): boolean {
  return rule === 'open' || (rule === 'invited' && isInvited);
}
