import { expect, test } from 'vitest';
import { maySignUp, signupRuleNow, signupRules } from './signup-rule.ts';

test('anybody, people with an invitation, or nobody may create an account', () => {
  const allowed = signupRules.map((rule) => [rule, maySignUp(rule, false), maySignUp(rule, true)]);
  expect(allowed).toEqual([
    ['open', true, true],
    ['invited', false, true],
    ['closed', false, false],
  ]);
});

test('the first account is free under every rule', () => {
  for (const rule of signupRules) {
    expect(signupRuleNow(rule, false)).toBe('open');
    expect(signupRuleNow(rule, true)).toBe(rule);
  }
});
