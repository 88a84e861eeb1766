import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from './date-only.ts';
import { passedParts, timeLeft, yearsLeft } from './passed-parts.ts';
import { periodOf } from './periods.ts';

const now = { date: '2026-11-20', minute: 624 };
const life = { firstDate: '1987-03-14', lastDate: '2060-03-14' };
const date = fc
  .integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('2100-01-01') })
  .map(dateOfDayNumber);

describe('the parts of a period', () => {
  test('a week has days, a month days, a year months, a life years', () => {
    const countOf = (columnId: 2 | 3 | 4 | 5, unit: 'day' | 'month' | 'year') =>
      passedParts(periodOf(columnId, now.date, life), unit, now).bounds.length - 1;
    expect(countOf(2, 'day')).toBe(7);
    expect(countOf(3, 'day')).toBe(30);
    expect(countOf(4, 'month')).toBe(12);
    expect(countOf(5, 'year')).toBe(74);
  });

  test('say how much has passed, to the minute', () => {
    const percent = (columnId: 2 | 3 | 4 | 5, unit: 'day' | 'month' | 'year') =>
      Math.floor(passedParts(periodOf(columnId, now.date, life), unit, now).passed * 100);
    expect([percent(2, 'day'), percent(3, 'day'), percent(4, 'month'), percent(5, 'year')]).toEqual([
      63, 64, 88, 54,
    ]);
  });

  test('rise from 0 to 1, and the passed share only grows', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(
        fc.constantFrom([2, 'day'], [3, 'day'], [4, 'month'], [5, 'year'] as const),
        date,
        date,
        minute,
        ([columnId, unit], day, other, at) => {
          const period = periodOf(columnId as 2, day, life);
          const { bounds, passed } = passedParts(period, unit as 'day', { date: other, minute: at });
          expect(bounds[0]).toBe(0);
          expect(bounds.at(-1)).toBe(1);
          expect(bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? 1))).toBe(true);
          const later = passedParts(period, unit as 'day', { date: other, minute: 1440 }).passed;
          expect(later).toBeGreaterThanOrEqual(passed);
        },
      ),
    );
  });

  test('of a very long life are decades', () => {
    const long = { columnId: 5, firstDate: '1000-01-01', lastDate: '2099-12-31' } as const;
    expect(passedParts(long, 'year', now).bounds).toHaveLength(111);
  });

  test('before a life nothing has passed, and after it everything', () => {
    const period = periodOf(5, now.date, life);
    expect(passedParts(period, 'year', { date: '1987-03-13', minute: 1440 }).passed).toBe(0);
    expect(passedParts(period, 'year', { date: '2061-01-01', minute: 0 }).passed).toBe(1);
  });
});

describe('the time left', () => {
  test('is in days and hours, and never negative', () => {
    expect(timeLeft(periodOf(2, now.date), now)).toEqual({ days: 2, hours: 13 });
    expect(timeLeft(periodOf(3, now.date), now).days).toBe(10);
    expect(timeLeft(periodOf(4, now.date), now).days).toBe(41);
    expect(timeLeft(periodOf(2, '2026-11-01'), now)).toEqual({ days: 0, hours: 0 });
  });

  test('in years counts full ones', () => {
    const period = periodOf(5, now.date, life);
    expect(yearsLeft(period, '2026-03-14')).toBe(34);
    expect(yearsLeft(period, '2026-03-15')).toBe(33);
    expect(yearsLeft(period, '2060-03-14')).toBe(0);
    expect(yearsLeft(period, '2070-01-01')).toBe(0);
  });
});
