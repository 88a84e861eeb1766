import { expect, test } from 'vitest';
import { firstCharacter } from './first-character.ts';

test.each([
  ['Ida Holm', 'I'],
  ['  åse', 'å'],
  ['🇳🇴 Oslo', '🇳🇴'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
  ['👍🏽 Club', '👍🏽'],
  ['é', 'é'],
  ['1️⃣ First', '1️⃣'],
  ['7', '7'],
  ['ß', 'ß'],
  ['', null],
  ['  ', null],
])('the first character of %s is %s', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});
