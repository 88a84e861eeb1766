import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsWideToNarrow } from '../time/horizons.ts';
import { activeAmong, shownColumns } from './active-spaces.ts';
import { withSpaceToggled } from './toggled-space.ts';

describe('The active spaces', () => {
  test('are those that are switched on, in one’s own order', () => {
    expect(activeAmong(['home', 'work', 'band'], ['band', 'home'])).toEqual(['home', 'band']);
  });

  test('are the first one where none is, also where only left ones are', () => {
    expect(activeAmong(['home', 'work'], [])).toEqual(['home']);
    expect(activeAmong(['home', 'work'], ['left'])).toEqual(['home']);
    expect(activeAmong([], ['left'])).toEqual([]);
  });

  test('are never none while there is a space, whatever is switched', () => {
    const own = ['a', 'b', 'c', 'd'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...own)), (switched) => {
        const active = switched.reduce(withSpaceToggled, activeAmong(own, []));
        expect(active.length).toBeGreaterThan(0);
        expect(new Set(active).size).toBe(active.length);
      }),
    );
  });

  test('go off and on by the same act', () => {
    expect(withSpaceToggled(withSpaceToggled(['a', 'b'], 'b'), 'b')).toEqual(['a', 'b']);
  });
});

describe('The shown horizons', () => {
  const home = { id: 'home', enabledColumnIds: [1, 2] as const };
  const work = { id: 'work', enabledColumnIds: [2, 5] as const };

  test('are those of any active space, wide to narrow', () => {
    expect(shownColumns(columnsWideToNarrow, [home, work], ['home'])).toEqual([2, 1]);
    expect(shownColumns(columnsWideToNarrow, [home, work], ['home', 'work'])).toEqual([5, 2, 1]);
  });

  test('are all while no space is known, or an old device knows nothing of them', () => {
    expect(shownColumns(columnsWideToNarrow, [], [])).toEqual(columnsWideToNarrow);
    expect(shownColumns(columnsWideToNarrow, [{ id: 'home' }], ['home'])).toEqual(columnsWideToNarrow);
  });
});
