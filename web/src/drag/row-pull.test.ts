import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readyDistance, rowPullAt } from './row-pull.ts';

const way = fc.double({ min: -600, max: 600, noNaN: true });

test('a row follows the finger, never past it and never to the other side', () => {
  fc.assert(
    fc.property(way, (distance) => {
      const { offset } = rowPullAt(distance, true);
      expect(Math.abs(offset)).toBeLessThanOrEqual(Math.abs(distance));
      expect(offset * distance).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('farther away it stands farther, and its sign is no smaller', () => {
  fc.assert(
    fc.property(way, way, (one, other) => {
      const [near, far] = [one, other].map(Math.abs).toSorted((a, b) => a - b) as [number, number];
      for (const side of [1, -1]) {
        const [first, second] = [rowPullAt(near * side, true), rowPullAt(far * side, true)];
        expect(Math.abs(second.offset)).toBeGreaterThanOrEqual(Math.abs(first.offset));
        expect(second.share).toBeGreaterThanOrEqual(first.share);
      }
    }),
  );
});

test('something is done from the distance on, on both sides, and no longer when it went back', () => {
  for (const side of [1, -1]) {
    expect(rowPullAt(side * readyDistance, true)).toMatchObject({ isReady: true, share: 1 });
    expect(rowPullAt(side * (readyDistance - 1), true)).toMatchObject({ isReady: false });
  }
  expect(rowPullAt(readyDistance, true).deed).toBe('tick');
  expect(rowPullAt(-readyDistance, true).deed).toBe('schedule');
  expect(rowPullAt(0, true).deed).toBeNull();
});

test('what cannot be ticked stays in its place, and can still be moved', () => {
  expect(rowPullAt(200, false)).toEqual({ offset: 0, deed: null, share: 0, isReady: false });
  expect(rowPullAt(-200, false).deed).toBe('schedule');
});
