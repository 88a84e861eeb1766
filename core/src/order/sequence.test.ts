import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cappedSequenceNo, maxSequenceNo, numberedAt, type Numbered } from './sequence.ts';

const listOf = (...numbers: readonly number[]): readonly Numbered[] =>
  numbers.map((sequenceNo, index) => ({ key: String(index), sequenceNo }));

function orderAfter(list: readonly Numbered[], index: number, count: number): readonly string[] {
  const { inserted, renumbered } = numberedAt(list, index, count);
  const numbers = new Map(list.map(({ key, sequenceNo }) => [key, sequenceNo]));
  for (const { key, sequenceNo } of renumbered) numbers.set(key, sequenceNo);
  inserted.forEach((sequenceNo, position) => numbers.set(`new${position}`, sequenceNo));
  expect(new Set(numbers.values()).size).toBe(numbers.size);
  return [...numbers].toSorted(([, one], [, other]) => one - other).map(([key]) => key);
}

describe('numberedAt', () => {
  test('begins at 2000, adds 100 at the bottom, takes 100 at the top, halves between', () => {
    expect(numberedAt([], 0)).toEqual({ inserted: [2000], renumbered: [] });
    expect(numberedAt(listOf(2000), 1).inserted).toEqual([2100]);
    expect(numberedAt(listOf(2000), 0).inserted).toEqual([1900]);
    expect(numberedAt(listOf(2000, 2100), 1).inserted).toEqual([2050]);
  });
  test('renumbers in steps of 100 when the gap is under 2', () => {
    expect(numberedAt(listOf(5, 6), 1)).toEqual({
      inserted: [2100],
      renumbered: [
        { key: '0', sequenceNo: 2000 },
        { key: '1', sequenceNo: 2200 },
      ],
    });
  });
  test('renumbers rather than pass the cap', () => {
    expect(numberedAt(listOf(maxSequenceNo), 1)).toEqual({
      inserted: [2100],
      renumbered: [{ key: '0', sequenceNo: 2000 }],
    });
  });
  test('leaves the list in the order that the person saw, after any insertion anywhere', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -maxSequenceNo, max: maxSequenceNo }), { maxLength: 30 }),
        fc.nat(),
        fc.integer({ min: 1, max: 60 }),
        (numbers, at, count) => {
          const list = listOf(...numbers.toSorted((one, other) => one - other));
          const index = at % (list.length + 1);
          const keys = list.map(({ key }) => key);
          const newcomers = Array.from({ length: count }, (_, position) => `new${position}`);
          expect(orderAfter(list, index, count)).toEqual(keys.toSpliced(index, 0, ...newcomers));
        },
      ),
    );
  });
});

describe('cappedSequenceNo', () => {
  test('caps instead of refusing', () => {
    expect(cappedSequenceNo(1e12)).toBe(maxSequenceNo);
    expect(cappedSequenceNo(3.9)).toBe(3);
  });
});
