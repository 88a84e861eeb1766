import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { periodAfter, periodOf } from '../time/periods.ts';
import { seriesOf } from '../testing/series.ts';
import { occurrenceDates } from './occurrence-dates.ts';
import { optionRules, optionsByColumn } from './options.ts';
import { shiftedSeries } from './shifted-series.ts';

const start = '2026-11-02';
const until = '2031-12-31';

describe('a series that is moved', () => {
  test.each([
    ['each Monday to Wednesday', 1, 'FREQ=WEEKLY', '2026-11-09', '2026-11-11', 'FREQ=WEEKLY'],
    [
      'Mondays and Thursdays to the day after',
      1,
      'FREQ=WEEKLY;BYDAY=MO,TH',
      '2026-11-05',
      '2026-11-06',
      'FREQ=WEEKLY;BYDAY=TU,FR',
    ],
    [
      'Mondays and Thursdays over the end of the week',
      1,
      'FREQ=WEEKLY;BYDAY=MO,TH',
      '2026-11-05',
      '2026-11-09',
      'FREQ=WEEKLY;BYDAY=MO,FR',
    ],
    [
      'the fifteenth to the last',
      1,
      'FREQ=MONTHLY;BYMONTHDAY=15',
      '2026-12-15',
      '2026-12-31',
      'FREQ=MONTHLY;BYMONTHDAY=31',
    ],
    ['the second to the 31st', 1, 'FREQ=MONTHLY', '2026-12-02', '2026-12-31', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    [
      'the first Monday to the second Wednesday',
      1,
      'FREQ=MONTHLY;BYDAY=1MO',
      '2026-12-07',
      '2026-12-09',
      'FREQ=MONTHLY;BYDAY=2WE',
    ],
    [
      'two days of each month',
      1,
      'FREQ=MONTHLY;BYMONTHDAY=3,15',
      '2026-11-15',
      '2026-11-17',
      'FREQ=MONTHLY;BYMONTHDAY=5,17',
    ],
    ['each November to January', 3, 'FREQ=YEARLY', '2027-11-30', '2028-01-31', 'FREQ=YEARLY'],
    [
      'two months of the year to the next ones',
      3,
      'FREQ=YEARLY;BYMONTH=2,6',
      '2027-02-28',
      '2027-03-31',
      'FREQ=YEARLY;BYMONTH=3,7',
    ],
  ] as const)('from %s', (_, columnId, rule, from, to, expected) => {
    const series = seriesOf({ columnId, rule, dateFr: start });
    const shifted = shiftedSeries(series, from, to);
    expect(shifted?.series.rule).toBe(expected);
    const [before, after] = [series, shifted?.series ?? series].map((one) =>
      occurrenceDates(one, '2026-01-01', until),
    );
    expect(shifted?.dayOf(from)).toBe(to);
    expect(before?.slice(0, 5).map((date) => shifted?.dayOf(date))).toEqual(after?.slice(0, 5));
  });

  test.each([
    [
      'every other week over its end in part',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH',
      '2026-11-05',
      '2026-11-09',
    ],
    ['two weekdays of the month', 'FREQ=MONTHLY;BYDAY=1MO,3MO', '2026-12-07', '2026-12-08'],
    ['from a day that it does not have', 'FREQ=WEEKLY', '2026-11-10', '2026-11-11'],
  ])('%s has no rule for it', (_, rule, from, to) => {
    expect(shiftedSeries(seriesOf({ rule, dateFr: start }), from, to)).toBeNull();
  });

  test('has as many days as before, one for each, whatever the rule of a menu; its end and what was taken out follow', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ColumnId>(1, 2, 3, 4, 6, 7),
        fc.nat(5),
        fc.integer({ min: 0, max: 900 }).map((days) => plusDays(start, days)),
        fc.nat(9),
        fc.integer({ min: -3, max: 3 }),
        (columnId, choice, dateFr, at, steps) => {
          const options = optionsByColumn[columnId];
          const rule = optionRules[options[choice % options.length] as keyof typeof optionRules];
          const whole = seriesOf({ columnId, rule, dateFr });
          const days = occurrenceDates(whole, dateFr, plusDays(dateFr, 150_000)).slice(0, 10);
          const series = { ...whole, dateTo: days.at(-1) as string, skippedDates: [days[1] as string] };
          const from = days[at % days.length] as string;
          const to = periodAfter(periodOf(columnId, from), steps).lastDate;
          const shifted = shiftedSeries(series, from, to);
          // 29 February in other years, or a day of the month in another week.
          if (shifted === null) {
            expect(rule).toMatch(columnId === 2 ? /MONTHLY|YEARLY/u : /YEARLY/u);
            return;
          }
          const expected = days.filter((_, index) => index !== 1).map((date) => shifted.dayOf(date));
          expect(new Set(expected).size).toBe(days.length - 1);
          const range = ['1900-01-01', plusDays(dateFr, 200_000)] as const;
          expect(occurrenceDates(shifted.series, ...range)).toEqual(expected);
        },
      ),
    );
  });
});
