import { expect, test } from 'vitest';
import { ulid } from './ulid.ts';

test('a name begins with when it was made, and sorts by that', () => {
  expect(ulid(1_469_918_176_385)).toMatch(/^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/u);
  const moments = [0, 1, 31, 32, 1_469_918_176_385, 2 ** 48 - 1];
  const names = moments.toReversed().map(ulid);
  expect(names.toSorted()).toEqual(names.toReversed());
});

test('names of one moment differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => ulid(0))).size).toBe(1000);
});
