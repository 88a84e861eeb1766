import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber, dayOf, isoWeekday, monthOf, plusDays } from '../time/date-only.ts';
import { seriesOf } from '../testing/series.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { occurrenceDates, shownDates } from './occurrence-dates.ts';
import { choiceOf } from './repeat-choice.ts';
import { ruleFrom, ruleText } from './rule.ts';

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const allDays = names.join(',');
const leapDays = fc.constantFrom('2024-02-29', '2028-02-29', '2096-02-29');
const start = fc.oneof(fc.integer({ min: 18_000, max: 40_000 }).map(dateOfDayNumber), leapDays);
const interval = fc.constantFrom(1, 2, 3, 4, 5, 7, 10);

const pairs: readonly ((date: string, n: number) => readonly [string, string])[] = [
  () => ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=31'],
  (_, n) => [
    `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${allDays};BYSETPOS=-1`,
    `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=-1`,
  ],
  (_, n) => [`FREQ=MONTHLY;BYDAY=${allDays};BYSETPOS=${n}`, `FREQ=MONTHLY;BYMONTHDAY=${n}`],
  (date) => [
    `FREQ=MONTHLY;BYDAY=${names[isoWeekday(date) - 1]};BYSETPOS=-1`,
    `FREQ=MONTHLY;BYDAY=-1${names[isoWeekday(date) - 1]}`,
  ],
  () => ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'],
  () => [`FREQ=WEEKLY;BYDAY=${allDays}`, 'FREQ=DAILY'],
  () => [`FREQ=DAILY;BYDAY=${allDays}`, 'FREQ=DAILY'],
  (_, n) => [`FREQ=DAILY;INTERVAL=${7 * n}`, `FREQ=WEEKLY;INTERVAL=${n}`],
  () => ['FREQ=DAILY;BYDAY=MO,WE', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  () => ['FREQ=DAILY;BYMONTHDAY=1,15,31', 'FREQ=MONTHLY;BYMONTHDAY=1,15,-1'],
  (_, n) => [`FREQ=MONTHLY;INTERVAL=${12 * n}`, `FREQ=YEARLY;INTERVAL=${n}`],
  (date, n) => [`FREQ=YEARLY;INTERVAL=${n};BYMONTH=${monthOf(date)}`, `FREQ=YEARLY;INTERVAL=${n}`],
  (date) => [
    `FREQ=YEARLY;BYMONTH=${monthOf(date)};BYMONTHDAY=${dayOf(date)}`,
    `FREQ=MONTHLY;BYMONTH=${monthOf(date)}`,
  ],
  (date, n) => [
    `FREQ=MONTHLY;INTERVAL=${12 * n};BYMONTHDAY=${dayOf(date)}`,
    `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${monthOf(date)}`,
  ],
  (date, n) => [
    `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${names[isoWeekday(date) - 1]}`,
    `FREQ=WEEKLY;INTERVAL=${n}`,
  ],
  (date, n) => [`FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${dayOf(date)}`, `FREQ=MONTHLY;INTERVAL=${n}`],
  () => ['FREQ=WEEKLY;BYDAY=FR,MO,WE,MO', 'BYDAY=MO,WE,FR;FREQ=WEEKLY;INTERVAL=1'],
  () => ['FREQ=MONTHLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
  () => ['FREQ=YEARLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
  () => ['FREQ=MONTHLY;BYDAY=1MO,MO', 'FREQ=MONTHLY;BYDAY=MO'],
  () => ['FREQ=YEARLY;BYMONTH=3,1,2;BYMONTHDAY=5', 'FREQ=MONTHLY;BYMONTH=1,2,3;BYMONTHDAY=5'],
  (_, n) => [`FREQ=MONTHLY;INTERVAL=${n};WKST=SU`, `FREQ=MONTHLY;INTERVAL=${n}`],
];

function asStored(rule: string): string {
  const read = ruleFrom(rule);
  if (!read.ok) throw new Error(`No rule: ${rule}`);
  return ruleText(read.value);
}

describe('two ways to say one rule', () => {
  test.each(pairs.map((pair) => [pair('2026-11-21', 2).join(' and '), pair] as const))('%s', (_, pair) => {
    fc.assert(
      fc.property(start, interval, (dateFr, n) => {
        const [one, other] = pair(dateFr, n).map((rule) => {
          const series = seriesOf({ rule: asStored(rule), dateFr });
          const dates = occurrenceDates(series, dateFr, plusDays(dateFr, 6000));
          return { dates, shown: shownDates(series, dates, plusDays(dateFr, 900)) };
        });
        expect(one).toEqual(other);
        expect(one?.dates.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test('count from a completion alike', () => {
    fc.assert(
      fc.property(start, interval, (done, n) => {
        const next = (rule: string) =>
          nextAfterCompletion(seriesOf({ rule: asStored(rule) }), done, () => false);
        expect(next(`FREQ=MONTHLY;INTERVAL=${12 * n}`)).toBe(next(`FREQ=YEARLY;INTERVAL=${n}`));
        expect(next(`FREQ=DAILY;INTERVAL=${7 * n}`)).toBe(next(`FREQ=WEEKLY;INTERVAL=${n}`));
      }),
    );
  });

  test('are one text where no start decides', () => {
    expect(asStored('FREQ=MONTHLY;BYMONTHDAY=-1')).toBe('FREQ=MONTHLY;BYMONTHDAY=31');
    expect(asStored('FREQ=MONTHLY;BYMONTHDAY=-1,31')).toBe('FREQ=MONTHLY;BYMONTHDAY=31');
    expect(asStored('FREQ=MONTHLY;BYMONTHDAY=-2')).toBe('FREQ=MONTHLY;BYMONTHDAY=-2');
    expect(asStored('FREQ=MONTHLY;INTERVAL=24')).toBe('FREQ=YEARLY;INTERVAL=2');
    expect(asStored('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,-1')).toBe('FREQ=MONTHLY;BYDAY=-1MO,1MO');
  });

  test.each([
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=-32',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    'FREQ=MONTHLY;WKST=XX',
  ])('refuses %s', (rule) => {
    expect(ruleFrom(rule).ok).toBe(false);
  });
});

test('days from the end of a month are there in every month', () => {
  const series = seriesOf({ rule: 'FREQ=MONTHLY;BYMONTHDAY=-2,-31,1', dateFr: '2027-01-01' });
  expect(occurrenceDates(series, '2027-01-01', '2027-02-28')).toEqual([
    '2027-01-01',
    '2027-01-30',
    '2027-02-01',
    '2027-02-27',
  ]);
  expect(
    choiceOf({ rule: 'FREQ=MONTHLY;BYMONTHDAY=-2', anchor: 'date', dateTo: null }, 1, '2027-01-30'),
  ).toBeNull();
});
