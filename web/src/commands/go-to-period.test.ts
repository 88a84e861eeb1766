import { dateOfDayNumber, dayNumberOf } from '@cairn/core/time/date-only';
import { columnsWideToNarrow } from '@cairn/core/time/horizons';
import { defaultLife, periodKey, periodOf } from '@cairn/core/time/periods';
import { ownSlidesOf } from '@cairn/core/time/slides';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf, periodNamed } from './go-to-period.ts';
import { saidMoments } from '../composer/said-moments.ts';

const seen = { today: '2026-11-22', life: defaultLife, daysBegin: 'today' } as const;
const named = (query: string) => {
  const period = periodNamed(query, saidMoments(query, { today: seen.today, minutes: 600 }), seen);
  return period && periodKey(period);
};

test.each([
  ['march 2027', '3:2027-03-01'],
  ['go to march 2027', '3:2027-03-01'],
  ['Week 12 ', '2:2027-03-22'],
  ['last week', '2:2026-11-09'],
  ['q3', '6:2027-07-01'],
  ['tomorrow', '1:2026-11-23'],
  ['next friday', '1:2026-11-27'],
  ['2030', '4:2030-01-01'],
  ['2030s', '7:2030-01-01'],
  ['life', '5'],
])('%s is a period', (query, key) => {
  expect(named(query)).toBe(key);
});

test.each(['march past', 'rye', 'plan 2030', '', '3 march 2099'])('%s is no period to go to', (query) => {
  expect(named(query)).toBeNull();
});

test('the page of a period shows it', () => {
  const days = fc
    .integer({ min: dayNumberOf('2010-01-01'), max: dayNumberOf('2045-12-31') })
    .map(dateOfDayNumber);
  fc.assert(
    fc.property(days, fc.constantFrom(...columnsWideToNarrow), (day, columnId) => {
      const period = periodOf(columnId, day, defaultLife);
      const slides = ownSlidesOf(columnId, seen.today, pageOf(period, seen), defaultLife);
      expect(slides.map(periodKey)).toContain(periodKey(period));
    }),
  );
});
