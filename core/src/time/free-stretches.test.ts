import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DayBlock } from './day-blocks.ts';
import { freeStretches, nextFreeStretch } from './free-stretches.ts';

const block = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .filter(([one, other]) => one !== other)
  .map(([one, other]): DayBlock => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const within = ({ from, to }: DayBlock, minute: number) => from <= minute && minute < to;

describe('the free stretches of a day', () => {
  test('and its blocks make up 24 hours together, without an overlap', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        const free = freeStretches(blocks);
        const counts = Array.from(
          { length: 1440 },
          (_, minute) =>
            Number(blocks.some((one) => within(one, minute))) +
            free.filter((one) => within(one, minute)).length,
        );
        expect(new Set(counts)).toEqual(new Set([1]));
        expect(free).toEqual(free.toSorted((one, other) => one.from - other.from));
      }),
    );
  });

  test('the next one begins after now, and lasts half an hour at least', () => {
    const day = [
      { from: 600, to: 660 },
      { from: 680, to: 720 },
      { from: 840, to: 870 },
    ];
    expect(nextFreeStretch(day, 610)).toEqual({ from: 720, to: 840 });
    expect(nextFreeStretch(day, 725)).toEqual({ from: 870, to: 1440 });
    expect(nextFreeStretch(day, 1000)).toBeNull();
    expect(nextFreeStretch([], 0)).toBeNull();
  });
});
