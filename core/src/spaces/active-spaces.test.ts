import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeAmong, withSpaceToggled } from './active-spaces.ts';

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
