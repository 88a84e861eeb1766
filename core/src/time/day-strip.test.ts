import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOnStrip, stripOf } from './day-strip.ts';

const minute = fc.integer({ min: 0, max: 1439 });
const block = fc.tuple(minute, minute).map(([one, other]) => ({
  from: Math.min(one, other),
  to: Math.max(one, other) + 1,
}));

test('a strip shows the working hours', () => {
  expect(stripOf({ from: 480, to: 1200 }, [], null)).toEqual({ from: 480, to: 1200 });
  expect(stripOf({ from: 510, to: 1070 }, [], null)).toEqual({ from: 480, to: 1080 });
});

test('everything of the day lies on it, in whole hours', () => {
  fc.assert(
    fc.property(block, fc.array(block), fc.option(minute), (workday, blocks, now) => {
      const strip = stripOf(workday, blocks, now);
      expect([strip.from % 60, strip.to % 60]).toEqual([0, 0]);
      expect(strip.from).toBeGreaterThanOrEqual(0);
      expect(strip.to).toBeLessThanOrEqual(1440);
      for (const { from, to } of [workday, ...blocks]) {
        expect(shareOnStrip(strip, from)).toBeGreaterThanOrEqual(0);
        expect(shareOnStrip(strip, to)).toBeLessThanOrEqual(1);
      }
      if (now !== null) expect(shareOnStrip(strip, now)).toBeGreaterThanOrEqual(0);
    }),
  );
});
