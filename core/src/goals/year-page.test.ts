import { expect, test } from 'vitest';
import { yearPage } from './year-page.ts';

test('a year has four quarters, twelve months and all days, each month from its weekday', () => {
  const quarters = yearPage(2028);
  expect(quarters.map(({ period }) => period.firstDate)).toEqual([
    '2028-01-01',
    '2028-04-01',
    '2028-07-01',
    '2028-10-01',
  ]);
  const months = quarters.flatMap((quarter) => quarter.months);
  expect(months).toHaveLength(12);
  expect(months.flatMap(({ days }) => days)).toHaveLength(366);
  expect(months.slice(0, 3).map(({ blanks }) => blanks)).toEqual([5, 1, 2]);
});

test('rows begin on the chosen weekday', () => {
  const blanks = (firstWeekday: 1 | 6 | 7) => yearPage(2026, firstWeekday)[0]?.months[0]?.blanks;
  // 1 January 2026 is a Thursday.
  expect([blanks(1), blanks(6), blanks(7)]).toEqual([3, 5, 4]);
});
