import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxSeriesLine, type Watch, watchedIds, watches, watchThatHolds } from './watch.ts';

test('the choice for the newest series of a line holds, then older ones, then the goal’s own', () => {
  const choice = fc.option(fc.constantFrom(...watches));
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), choice, (line, own) => {
      const last = line.length === 0 ? null : '0';
      const ids = watchedIds('goal', last, (series) =>
        Number(series) + 1 < line.length ? String(Number(series) + 1) : null,
      );
      expect(ids).toEqual([...line.keys()].map(String).concat('goal'));
      const watchOf = (id: string): Watch | null => (id === 'goal' ? own : (line[Number(id)] ?? null));
      expect(watchThatHolds(ids, watchOf)).toBe(line.find((each) => each !== null) ?? own);
    }),
  );
});

test('a line that leads back to itself ends', () => {
  expect(watchedIds('goal', 'a', () => 'a')).toHaveLength(maxSeriesLine + 1);
});
