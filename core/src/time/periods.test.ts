import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber, dayNumberOf, isDateOnly, isoWeekday, isoWeekOf, plusDays } from './date-only.ts';
import { type ColumnId, horizonSpecs } from './horizons.ts';
import {
  defaultLife,
  dueDateOf,
  dueDatesOverlapping,
  holdsDate,
  isPastDue,
  isSamePeriod,
  nextPeriod,
  periodAfter,
  periodKey,
  periodOf,
  periodsBetween,
  previousPeriod,
  weekOf,
  isLifeChosen,
  lifeFrom,
} from './periods.ts';
import { elapsedShare } from './elapsed-share.ts';
import { isLongHorizon, ownPageOf, ownSlidesOf, periodsBefore, slideCountOf, slidesOf } from './slides.ts';

const life = { firstDate: '1980-02-01', lastDate: '2060-02-01' };
const anyDate = fc
  .integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('2199-12-31') })
  .map(dateOfDayNumber);
const anyColumn = fc.constantFrom<ColumnId>(1, 2, 3, 4, 5, 6, 7);
const anySlidingColumn = fc.constantFrom<ColumnId>(1, 2, 3, 4, 6, 7);

describe('isDateOnly', () => {
  test('knows days that exist from days that do not', () => {
    expect(['2028-02-29', '0001-01-01', '9999-12-31'].every(isDateOnly)).toBe(true);
    expect(
      ['2027-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '0000-01-01', '', null].some(isDateOnly),
    ).toBe(false);
  });
});

describe('weekOf', () => {
  test('crosses the year: 1 January 2027 lies in the week of 28 December', () => {
    expect(weekOf('2027-01-01')).toEqual({ columnId: 2, firstDate: '2026-12-28', lastDate: '2027-01-03' });
  });
  test('has 53 weeks in 2026', () => {
    expect(isoWeekOf('2026-12-31')).toEqual({ year: 2026, week: 53 });
    expect(isoWeekOf('2027-01-04')).toEqual({ year: 2027, week: 1 });
  });
});

describe('isoWeekOf', () => {
  test('agrees with the rule that 4 January is always in week 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => isoWeekOf(`${year}-01-04`).week === 1),
    );
  });
});

describe('periodsBetween', () => {
  test('counts the steps that lead from one period to the other', () => {
    const steps = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(anySlidingColumn, anyDate, steps, fc.nat(3), (columnId, date, count, days) => {
        const target = periodAfter(periodOf(columnId, date), count);
        const inside = [plusDays(target.firstDate, days), target.lastDate].find((day) =>
          holdsDate(target, day),
        );
        expect(periodsBetween(columnId, date, inside ?? '')).toBe(count);
      }),
      { numRuns: 300 },
    );
  });
  test('knows one life only, whatever the days', () => {
    expect(periodsBetween(5, '1900-01-01', '2199-12-31')).toBe(0);
  });
});

describe('periodOf', () => {
  test('holds its date, and every date in it has the same period', () => {
    fc.assert(
      fc.property(anySlidingColumn, anyDate, fc.nat(4000), (columnId, date, offset) => {
        const period = periodOf(columnId, date);
        expect(period.firstDate <= date && date <= period.lastDate).toBe(true);
        const days = dayNumberOf(period.lastDate) - dayNumberOf(period.firstDate) + 1;
        expect(periodOf(columnId, plusDays(period.firstDate, offset % days))).toEqual(period);
      }),
    );
  });
  test('meets the next one without gap or overlap, and goes back again', () => {
    fc.assert(
      fc.property(anySlidingColumn, anyDate, (columnId, date) => {
        const period = periodOf(columnId, date);
        const next = nextPeriod(period);
        expect(next?.firstDate).toBe(plusDays(period.lastDate, 1));
        expect(next && previousPeriod(next)).toEqual(period);
      }),
    );
  });
  test('starts decades at years divisible by ten and quarters in January, April, July, October', () => {
    expect(periodOf(7, '2026-11-21')).toEqual({
      columnId: 7,
      firstDate: '2020-01-01',
      lastDate: '2029-12-31',
    });
    expect(periodOf(6, '2026-11-21')).toEqual({
      columnId: 6,
      firstDate: '2026-10-01',
      lastDate: '2026-12-31',
    });
    expect(periodOf(3, '2028-02-10').lastDate).toBe('2028-02-29');
  });
  test('is the whole life for every date, also one outside of it', () => {
    expect(periodOf(5, '1850-01-01', life)).toEqual({ columnId: 5, ...life });
    expect(nextPeriod(periodOf(5, '2026-01-01', life))).toBeNull();
  });
});

describe('the ends of time', () => {
  test.each([1, 2, 3, 4, 6, 7] as const)('have no period of column %i beyond them', (columnId) => {
    expect(nextPeriod(periodOf(columnId, '9999-12-31'))).toBeNull();
    expect(previousPeriod(periodOf(columnId, '0001-01-01'))).toBeNull();
  });
  test('stand on a page once', () => {
    const keys = slidesOf(7, '2026-11-21', -999, life).map(periodKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(slidesOf(7, '2026-11-21', 999, life)).toEqual([periodOf(7, '9999-12-31')]);
  });
});

describe('isSamePeriod', () => {
  test('compares periods, not dates', () => {
    expect(isSamePeriod(2, '2026-11-16', '2026-11-22')).toBe(true);
    expect(isSamePeriod(2, '2026-11-22', '2026-11-23')).toBe(false);
    expect(isSamePeriod(5, '1990-01-01', '2050-01-01')).toBe(true);
  });
});

describe('dueDatesOverlapping', () => {
  test('finds exactly the due dates whose period overlaps the range', () => {
    fc.assert(
      fc.property(anyColumn, anyDate, anyDate, anyDate, (columnId, due, one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const range = dueDatesOverlapping(columnId, from, to, life);
        const isFound =
          range !== null &&
          (range.from === null || range.from <= due) &&
          (range.to === null || due <= range.to);
        const period = periodOf(columnId, due, life);
        expect(isFound).toBe(period.firstDate <= to && period.lastDate >= from);
      }),
    );
  });
  test('leaves an open side open', () => {
    expect(dueDatesOverlapping(2, null, '2026-11-18')).toEqual({ from: null, to: '2026-11-22' });
  });
});

describe('isPastDue', () => {
  test('waits for the end of the period, and never comes for life', () => {
    expect(isPastDue(2, '2026-11-16', '2026-11-22')).toBe(false);
    expect(isPastDue(2, '2026-11-16', '2026-11-23')).toBe(true);
    expect(isPastDue(5, '1990-01-01', '2100-01-01')).toBe(false);
  });
});

describe('dueDateOf', () => {
  test('is the last day: Sunday, end of month, 31 December of the year ending in 9', () => {
    expect(horizonSpecs.map(({ id }) => dueDateOf(periodOf(id, '2026-11-21', life)))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-30',
      '2026-12-31',
      '2060-02-01',
      '2026-12-31',
      '2029-12-31',
    ]);
  });
});

describe('elapsedShare', () => {
  test('goes from 0 before the period to 1 on its last day', () => {
    const week = weekOf('2026-11-21');
    expect(elapsedShare(week, '2026-11-15')).toBe(0);
    expect(elapsedShare(week, '2026-11-22')).toBe(1);
  });
});

describe('periodKey', () => {
  test('is the same for one period and different for two', () => {
    fc.assert(
      fc.property(anyColumn, anyDate, anyDate, (columnId, one, other) => {
        const isSameKey = periodKey(periodOf(columnId, one)) === periodKey(periodOf(columnId, other));
        expect(isSameKey).toBe(isSamePeriod(columnId, one, other));
      }),
    );
  });
});

describe('slidesOf', () => {
  test('has as many slides as each column takes', () => {
    expect(([4, 7, 6, 3, 2, 5, 1] as const).map(slideCountOf)).toEqual([5, 5, 4, 6, 6, 0, 7]);
  });
  test('pages without skipping or repeating a period', () => {
    fc.assert(
      fc.property(anySlidingColumn, anyDate, fc.integer({ min: -3, max: 3 }), (columnId, today, page) => {
        const shown = slidesOf(columnId, today, page, life);
        const next = slidesOf(columnId, today, page + 1, life);
        const last = shown.at(-1);
        expect(shown).toHaveLength(slideCountOf(columnId));
        expect(last && nextPeriod(last)).toEqual(next[0]);
      }),
    );
  });
  test('of a long horizon begin in its own view with the period that has just passed', () => {
    fc.assert(
      fc.property(anySlidingColumn, anyDate, (columnId, today) => {
        const shown = ownSlidesOf(columnId, today, 0, life);
        expect(shown).toHaveLength(slideCountOf(columnId));
        expect(shown[isLongHorizon(columnId) ? 1 : 0]).toEqual(periodOf(columnId, today, life));
      }),
    );
  });
  test('find the page of any period in the horizon’s own view', () => {
    fc.assert(
      fc.property(
        anySlidingColumn,
        anyDate,
        fc.integer({ min: -12, max: 12 }),
        (columnId, today, periodsAway) => {
          const wanted = periodAfter(periodOf(columnId, today, life), periodsAway);
          const page = ownPageOf(columnId, periodsAway, periodsBefore(columnId, today, 'today'));
          expect(ownSlidesOf(columnId, today, page, life)).toContainEqual(wanted);
        },
      ),
    );
  });
  test('of days from Monday are whole weeks, and each has its page', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -30, max: 30 }), (today, daysAway) => {
        const page = ownPageOf(1, daysAway, periodsBefore(1, today, 'monday'));
        const days = ownSlidesOf(1, today, page, life, 'monday');
        expect(isoWeekday(days[0]?.firstDate ?? '')).toBe(1);
        expect(days).toContainEqual(periodAfter(periodOf(1, today, life), daysAway));
      }),
    );
  });
  test('is one panel for life', () => {
    expect(slidesOf(5, '2026-11-21', 3, life)).toEqual([{ columnId: 5, ...life }]);
  });
});

describe('A life from a birthday', () => {
  test('ends 80 years later, on a day that exists', () => {
    expect(lifeFrom('1990-05-17')).toEqual({ firstDate: '1990-05-17', lastDate: '2070-05-17' });
    expect(lifeFrom('2020-02-29').lastDate).toBe('2100-02-28');
    expect(lifeFrom('1996-02-29').lastDate).toBe('2076-02-29');
  });
  test('is chosen, unlike the one that everybody begins with', () => {
    expect(isLifeChosen(defaultLife)).toBe(false);
    expect(isLifeChosen(defaultLife, '1980-02-02')).toBe(false);
    expect(isLifeChosen(defaultLife, '1980-02-01')).toBe(true);
    expect(isLifeChosen({ ...defaultLife, lastDate: '2070-02-01' })).toBe(true);
  });
});
