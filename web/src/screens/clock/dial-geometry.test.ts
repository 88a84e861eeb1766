import { describe, expect, test } from 'vitest';
import { laneBand, linePath, pointAt, roundPiece } from './dial-geometry.ts';

const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => [
  Math.round(x) + 0,
  Math.round(y) + 0,
];

describe('the dial', () => {
  test('has midnight below, morning at the left, noon on top and evening at the right', () => {
    expect([0, 6, 12, 18].map((hour) => rounded(pointAt(hour / 24, 100)))).toEqual([
      [0, 100],
      [-100, 0],
      [0, -100],
      [100, 0],
    ]);
  });

  test('draws more than half a circle the long way', () => {
    expect(linePath(0, 0.25, 10)).toContain('0 0 1');
    expect(linePath(0, 0.75, 10)).toContain('0 1 1');
  });

  test('keeps lanes within the band, with no overlap', () => {
    const band = { inner: 300, outer: 340 };
    for (const lanes of [1, 2, 6, 7, 40]) {
      const all = Array.from({ length: lanes }, (_, lane) => laneBand(band, { lane, lanes }));
      expect(all[0]?.outer).toBe(340);
      expect(all.at(-1)?.inner).toBeCloseTo(300);
      for (const [index, { outer, inner }] of all.entries()) {
        expect(inner).toBeLessThan(outer);
        expect(outer).toBeLessThanOrEqual((all[index - 1]?.inner ?? 340) + 1e-9);
      }
    }
  });

  test('rounds the corners of short and thin arcs less', () => {
    const { stroke } = roundPiece({ from: 600, to: 660 }, { inner: 300, outer: 340 });
    expect(stroke).toBe(12);
    expect(roundPiece({ from: 600, to: 610 }, { inner: 300, outer: 340 }).stroke).toBeLessThan(12);
    expect(roundPiece({ from: 600, to: 660 }, { inner: 338, outer: 340 }).stroke).toBeLessThan(2);
  });
});
