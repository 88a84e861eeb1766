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
