import { expect, test } from 'vitest';
import { hintFor, type HintName, hintNames, type HintPlace } from './hints.ts';

const places: readonly HintPlace[] = ['home', 'horizons', 'periods', 'hours', 'calendar'];
const all = { showHints: true, dismissedHints: [] };

test('a screen gives one hint after the other, as they are put away, and then none', () => {
  const facts = { hasGoals: true, isNarrow: false };
  expect(hintFor('periods', facts, all)).toBe('pasteList');
  expect(hintFor('periods', facts, { ...all, dismissedHints: ['pasteList'] })).toBe('choose');
  expect(hintFor('periods', facts, { ...all, dismissedHints: ['choose', 'pasteList'] })).toBeNull();
});

test('every hint is given somewhere; what needs a goal, a mouse or a keyboard only where they are', () => {
  const given = (facts: { readonly hasGoals: boolean; readonly isNarrow: boolean }) =>
    places.flatMap((place) => {
      const names: HintName[] = [];
      let name = hintFor(place, facts, all);
      while (name) {
        names.push(name);
        name = hintFor(place, facts, { ...all, dismissedHints: names });
      }
      return names;
    });
  const wide = given({ hasGoals: true, isNarrow: false });
  const narrow = given({ hasGoals: true, isNarrow: true });
  expect([...new Set([...wide, ...narrow])].toSorted()).toEqual(hintNames.toSorted());
  expect(narrow).not.toContain('commands');
  expect(wide).not.toContain('swipe');
  expect(given({ hasGoals: false, isNarrow: false })).not.toContain('drag');
});

test('switched off, there is none', () => {
  for (const place of places)
    expect(
      hintFor(place, { hasGoals: true, isNarrow: true }, { showHints: false, dismissedHints: [] }),
    ).toBeNull();
});
