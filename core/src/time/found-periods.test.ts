import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf } from './date-only.ts';
import { columnsWideToNarrow } from './horizons.ts';
import { defaultLife, holdsDate, periodOf } from './periods.ts';
import { periodsIn } from './found-periods.ts';

const today = '2026-11-22';
const read = (text: string) =>
  periodsIn(text, { today, life: defaultLife }).map(({ start, end, period }) => [
    text.slice(start, end),
    period.columnId,
    period.firstDate,
  ]);

describe('periods in a text', () => {
  test.each([
    ['Paint the fence next week', 'next week', 2, '2026-11-23'],
    ['Read more this month', 'this month', 3, '2026-11-01'],
    ['Prune the roses in march', 'in march', 3, '2027-03-01'],
    ['Trip march 2028 with Ida', 'march 2028', 3, '2028-03-01'],
    ['Ship it q3', 'q3', 6, '2027-07-01'],
    ['Ship it in Q4', 'in Q4', 6, '2026-10-01'],
    ['Q1 2029 review', 'Q1 2029', 6, '2029-01-01'],
    ['Sail around the world 2028', '2028', 4, '2028-01-01'],
    ['Learn to fly this decade', 'this decade', 7, '2020-01-01'],
    ['A house in the 2030s', 'in the 2030s', 7, '2030-01-01'],
    ['See the aurora someday', 'someday', 5, defaultLife.firstDate],
    ['Own our time for life', 'for life', 5, defaultLife.firstDate],
    ['Mut fürs Leben', 'fürs Leben', 5, defaultLife.firstDate],
    ['Buy food for next week', 'for next week', 2, '2026-11-23'],
    ['Zaun in diesem Monat', 'in diesem Monat', 3, '2026-11-01'],
    ['Taxes week 12', 'week 12', 2, '2027-03-22'],
    ['Taxes week 48', 'week 48', 2, '2026-11-23'],
    ['Garden in 2 weeks', 'in 2 weeks', 2, '2026-11-30'],
    ['Garten im März', 'im März', 3, '2027-03-01'],
    ['Steuern KW 12', 'KW 12', 2, '2027-03-22'],
    ['Haus nächstes Jahr', 'nächstes Jahr', 4, '2027-01-01'],
  ])('%s', (text, words, columnId, firstDate) => {
    expect(read(text)).toEqual([[words, columnId, firstDate]]);
  });

  test.each([
    'Read 1984 by Orwell',
    'May I go',
    'march with the others',
    'life insurance papers',
    'week 60',
    'room q32',
    'call 030 2028-11',
    'week 99 of rain',
    'remarch',
    '#2028',
  ])('%s holds none', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('the current and the next period of a horizon are found on any day', () => {
    const names = { 2: 'week', 3: 'month', 4: 'year', 6: 'quarter', 7: 'decade' } as const;
    const days = fc
      .integer({ min: dayNumberOf('2000-01-01'), max: dayNumberOf('2089-12-31') })
      .map(dateOfDayNumber);
    const columns = fc.constantFrom(...columnsWideToNarrow.filter((id) => id !== 1 && id !== 5));
    fc.assert(
      fc.property(days, columns, (day, columnId) => {
        const unit = names[columnId as keyof typeof names];
        const [current] = periodsIn(`a this ${unit} b`, { today: day, life: defaultLife });
        expect(current?.period).toEqual(periodOf(columnId, day));
        const [next] = periodsIn(`next ${unit}`, { today: day, life: defaultLife });
        expect(next !== undefined && next.period.firstDate > day).toBe(true);
        const [numbered] = periodsIn('week 20', { today: day, life: defaultLife });
        expect(numbered && (holdsDate(numbered.period, day) || numbered.period.firstDate > day)).toBe(true);
      }),
    );
  });

  test('whatever is typed, stretches lie in the text, in order, and do not overlap', () => {
    const words = fc.constantFrom(
      'next',
      'week',
      'in',
      'march',
      '2028',
      'q3',
      '12',
      'this',
      'year',
      'life',
      ',',
      'x',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (typed) => {
        const text = typed.join(' ');
        let behind = 0;
        for (const { start, end } of periodsIn(text, { today, life: defaultLife })) {
          expect(start).toBeGreaterThanOrEqual(behind);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          behind = end;
        }
      }),
    );
  });
});
