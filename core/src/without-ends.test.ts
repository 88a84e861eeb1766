import { expect, test } from 'vitest';
import { withoutEnds } from './without-ends.ts';

test.each([
  ['', ''],
  [' . ', ''],
  ['. a . b. ', 'a . b'],
  ['ab', 'ab'],
])('%j without spaces and dots at its ends is %j', (text, rest) => {
  expect(withoutEnds(text, ' .')).toBe(rest);
});
