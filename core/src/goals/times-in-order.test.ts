import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesInOrder } from './times-in-order.ts';

const at = (time: string | null, name = time ?? 'untimed') => ({
  name,
  datetimeFr: time === null ? null : `2027-03-02T${time}:00Z`,
});

describe('timesInOrder', () => {
  test('puts what has a time in order, and leaves the rest where it is', () => {
    const list = [at('18:00'), at(null, 'first'), at('07:30'), at(null, 'second'), at('10:00')];
    const names = timesInOrder(list).map(({ name }) => name);
    expect(names).toEqual(['07:30', 'first', '10:00', 'second', '18:00']);
  });

  test('compares moments and not texts', () => {
    const [late, early] = [
      { name: 'late', datetimeFr: '2027-03-02T09:00:00+01:00' },
      { name: 'early', datetimeFr: '2027-03-02T07:30:00.000Z' },
    ];
    expect(timesInOrder([late, early])).toEqual([early, late]);
  });

  test('loses nothing, moves nothing without a time, and keeps those of one time as they were', () => {
    const goal = fc.record({
      name: fc.string(),
      datetimeFr: fc.option(fc.constantFrom(0, 8, 9).map((hour) => `2027-03-02T0${hour}:00:00Z`)),
    });
    fc.assert(
      fc.property(fc.array(goal), (goals) => {
        const ordered = timesInOrder(goals);
        expect(new Set(ordered)).toEqual(new Set(goals));
        expect(ordered).toHaveLength(goals.length);
        for (const [index, one] of goals.entries())
          if (one.datetimeFr === null) expect(ordered[index]).toBe(one);
        const timed = ordered.filter(({ datetimeFr }) => datetimeFr !== null);
        for (const [index, one] of timed.entries()) {
          const next = timed[index + 1];
          if (!next) continue;
          expect(String(one.datetimeFr) <= String(next.datetimeFr)).toBe(true);
          if (one.datetimeFr === next.datetimeFr)
            expect(goals.indexOf(one)).toBeLessThan(goals.indexOf(next));
        }
      }),
    );
  });
});
