import { describe, expect, test } from 'vitest';
import { longDayName, periodName, type PeriodWords } from './period-names.ts';
import { lifeFrom, periodOf } from './periods.ts';
import type { ColumnId } from './horizons.ts';

const words: PeriodWords = {
  today: 'Today',
  life: 'Life',
  thisYear: 'this year',
  week: (number) => `Week ${number}`,
  quarter: (number) => `Q${number}`,
  decade: (firstYear) => `${firstYear}s`,
  lifeUntil: (year) => `to ${year}`,
};
const named = (columnId: ColumnId, date: string) =>
  periodName(periodOf(columnId, date), '2026-11-21', 'en-US', words);

describe('periodName', () => {
  test('calls the current day Today and others by month and day', () => {
    expect(named(1, '2026-11-21').title).toBe('Today');
    expect(named(1, '2026-11-22')).toEqual({ title: 'Nov 22', subtitle: 'Sunday' });
    expect(named(1, '2027-01-02').title).toBe('Jan 2, 2027');
  });
  test('names a week with its number and range', () => {
    expect(named(2, '2026-11-21').title).toBe('Week 47');
    expect(named(2, '2026-11-21').subtitle).toBe('Nov 16–22');
  });
  test('names a week with its year, unless some of it is in this one, and never wider than it must be', () => {
    const range = (date: string) => named(2, date).subtitle;
    expect(range('2027-01-05')).toBe('Jan 4–10, 2027');
    expect(range('2025-06-12')).toBe('Jun 9–15, 2025');
    expect(range('2027-01-01')).toBe('Dec 28–Jan 3');
    expect(range('2028-12-31')).toBe('Dec 25–31, 2028');
    expect(range('2030-12-31')).toBe('Dec 30, 2030–Jan 5, 2031');
  });
  test('names months, quarters, years, decades and life', () => {
    expect(named(3, '2026-11-21')).toEqual({ title: 'November', subtitle: '2026' });
    const quarter = named(6, '2026-11-21');
    expect(quarter.title).toBe('Q4');
    expect(quarter.subtitle).toBe('Oct–Dec 2026');
    expect(named(4, '2026-11-21')).toEqual({ title: '2026', subtitle: 'this year' });
    expect(named(7, '2026-11-21')).toEqual({ title: '2020s', subtitle: '2020–2029' });
    expect(named(5, '2026-11-21')).toEqual({ title: 'Life', subtitle: '' });
    const life = lifeFrom('1990-05-17');
    const chosen = periodName(periodOf(5, '2026-11-21', life), '2026-11-21', 'en', words);
    expect(chosen).toEqual({ title: 'Life', subtitle: 'to 2070' });
  });
});

describe('longDayName', () => {
  test('has the year where it stands alone and it is another one', () => {
    expect(longDayName('2026-11-20', 'en-US')).toBe('Friday, November 20');
    expect(longDayName('2026-11-20', 'en-US', '2026-01-01')).toBe('Friday, November 20');
    expect(longDayName('2027-11-20', 'en-US', '2026-11-21')).toBe('Saturday, November 20, 2027');
  });
});
