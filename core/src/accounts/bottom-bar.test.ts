import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barEntries, barEntriesOf, isBar, maxBarEntries, minBarEntries, withBarEntry } from './bottom-bar.ts';

const place = fc.record({ isAlone: fc.boolean(), hasGallery: fc.boolean() });

describe("a phone's bar", () => {
  test('shows at first what is of use to the person', () => {
    expect(barEntriesOf(null, { isAlone: true, hasGallery: false })).toEqual([
      'home',
      'horizons',
      'days',
      'climbs',
      'search',
      'more',
      'settings',
    ]);
    expect(barEntriesOf(null, { isAlone: false, hasGallery: true })).toEqual([
      'home',
      'team',
      'progress',
      'climbs',
      'gallery',
      'more',
      'settings',
    ]);
  });

  test('shows what was chosen, in its own order, always with More, and no gallery where there is none', () => {
    fc.assert(
      fc.property(fc.subarray([...barEntries]).filter(isBar), place, (chosen, where) => {
        const shown = barEntriesOf(chosen.toReversed(), where);
        expect(shown).toEqual(chosen.filter((entry) => entry !== 'gallery' || where.hasGallery));
        expect(shown).toContain('more');
      }),
    );
  });

  test('takes and gives entries within its bounds', () => {
    const entry = fc.constantFrom(...barEntries);
    fc.assert(
      fc.property(place, fc.array(fc.tuple(entry, fc.boolean()), { maxLength: 40 }), (where, changes) => {
        let shown = barEntriesOf(null, where);
        for (const [one, isShown] of changes) shown = withBarEntry(shown, one, isShown) ?? shown;
        expect(shown.length).toBeGreaterThanOrEqual(minBarEntries);
        expect(shown.length).toBeLessThanOrEqual(maxBarEntries);
        expect(shown).toContain('more');
      }),
    );
    const full = barEntries.filter((one) => one !== 'calendar' && one !== 'boards').slice(0, 6);
    expect(withBarEntry([...full, 'more'], 'boards', true)).toBeNull();
    expect(withBarEntry(['home', 'days', 'search', 'more'], 'days', false)).toBeNull();
    expect(withBarEntry(['home', 'days', 'search', 'team', 'more'], 'more', false)).toBeNull();
  });
});
