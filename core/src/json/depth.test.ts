import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan, maxDepth } from './depth.ts';

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n += 1) value = wrap(value);
  return value;
};

test('counts lists and objects alike, and stops at once where they are too deep', () => {
  fc.assert(
    fc.property(fc.nat(150), fc.nat(150), fc.boolean(), (depth, most, isList) => {
      const value = nested(depth, (inner) => (isList ? [0, inner] : { a: 'b', inner }));
      expect(isDeeperThan(value, most)).toBe(depth > most);
    }),
  );
  expect(
    isDeeperThan(
      nested(100_000, (inner) => [inner]),
      maxDepth,
    ),
  ).toBe(true);
});
