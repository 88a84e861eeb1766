import { expect, test } from 'vitest';
import { firstCharacter } from './first-character.ts';

test.each([
  ['Ida Holm', 'I'],
  ['  åse', 'å'],
  ['🇳🇴 Oslo', '🇳🇴'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
  ['👍🏽 Club', '👍🏽'],
  ['é', 'é'],
  ['', null],
  ['  ', null],
])('the first character of %s is %s', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});
