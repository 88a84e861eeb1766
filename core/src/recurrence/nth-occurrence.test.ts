import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seriesOf } from '../testing/series.ts';
import { dateOfDayNumber } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { nthOccurrenceDate } from './nth-occurrence.ts';
import { occurrenceDates, originalDateOf } from './occurrence-dates.ts';
import { optionRules, optionsByColumn } from './options.ts';

const day = fc.integer({ min: 18_000, max: 33_000 }).map(dateOfDayNumber);
const horizon = fc.constantFrom<ColumnId>(1, 2, 3, 4, 6, 7);

test('a series that ends on its n-th date has n occurrences', () => {
  fc.assert(
    fc.property(horizon, fc.nat(5), day, fc.integer({ min: 1, max: 40 }), (columnId, at, date, n) => {
      const options = optionsByColumn[columnId];
      const rule = optionRules[options[at % options.length] as keyof typeof optionRules];
      const series = seriesOf({ columnId, rule, dateFr: originalDateOf(columnId, date) });
      const dateTo = nthOccurrenceDate(series, date, n);
      expect(dateTo).not.toBeNull();
      expect(occurrenceDates({ ...series, dateTo }, date, '9999-12-31')).toHaveLength(n);
    }),
  );
});

test('counts the goal itself, also beside the rule, but no skipped date', () => {
  const lastFridays = seriesOf({ rule: 'FREQ=MONTHLY;BYDAY=-1FR', dateFr: '2026-11-12' });
  expect(nthOccurrenceDate(lastFridays, '2026-11-12', 1)).toBe('2026-11-12');
  expect(nthOccurrenceDate(lastFridays, '2026-11-12', 3)).toBe('2026-12-25');
  expect(nthOccurrenceDate(lastFridays, '2026-11-27', 3)).toBe('2027-01-29');
  const withGap = { ...lastFridays, skippedDates: ['2026-12-25'] };
  expect(nthOccurrenceDate(withGap, '2026-11-12', 3)).toBe('2027-01-29');
});

test('is null where the years run out', () => {
  const rare = seriesOf({ rule: 'FREQ=YEARLY;INTERVAL=1000', dateFr: '2026-11-12' });
  expect(nthOccurrenceDate(rare, '2026-11-12', 8)).toBe('9026-11-12');
  expect(nthOccurrenceDate(rare, '2026-11-12', 9)).toBeNull();
});
