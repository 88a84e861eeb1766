import { expect, test } from 'vitest';
import { passwordWeakness } from './password-weakness.ts';

const ida = { email: 'ida.berg@example.com', name: 'Ida Berg' };
const isCommon = (folded: string) => folded === 'iloveyou1';

test.each([
  ['short', 'short'],
  ['🥾🥾🥾🥾', 'short'],
  ['a'.repeat(501), 'long'],
  ['aaaaaaaa', 'repeated'],
  ['abababababab', 'repeated'],
  ['ida.berg@example.com', 'personal'],
  ['Ida.Berg@Example.com', 'personal'],
  ['IdaBerg2026', 'personal'],
  ['cairncairn', 'personal'],
  ['Cairn-1234', 'personal'],
  ['cairncairn111111', 'personal'],
  ['ILoveYou1', 'common'],
  ['a long walk uphill', null],
  ['ida walks uphill', null],
  ['cairn-93847562937', null],
])('%s is %s', (password, weakness) => {
  expect(passwordWeakness(password, ida, isCommon)).toBe(weakness);
});
