import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, calendarPage, dateOnPageBeside, placeOnCalendar } from './calendar-page.ts';
import { dateOfDayNumber, dayNumberOf, isoWeekday, isoWeekOf, plusDays } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { daysOf, holdsDate, periodKey, periodOf } from '../time/periods.ts';

const [first, last] = [dayNumberOf('2000-01-01'), dayNumberOf('2100-12-31')];
const anyDate = fc.integer({ min: first, max: last }).map(dateOfDayNumber);
const anyView = fc.constantFrom('month' as const, 'week' as const);
const shownColumn = fc.constantFrom<ColumnId>(1, 2, 3);

describe('a page of the calendar', () => {
  it.each([
    [7, '2026-11-01', '2026-12-05', 45],
    [6, '2026-10-31', '2026-12-04', 45],
    [1, '2026-10-26', '2026-12-06', 44],
  ] as const)(
    'begins the rows of a month on weekday %i, each beside the ISO week of its Monday',
    (...row) => {
      const [weekday, from, to, number] = row;
      const { weeks, period } = calendarPage('month', '2026-11-20', weekday);
      const days = weeks.flatMap((week) => week.days.map(({ firstDate }) => firstDate));
      expect([days[0], days.at(-1)]).toEqual([from, to]);
      expect(days).toEqual(daysOf({ ...period, firstDate: from, lastDate: to }));
      expect(isoWeekOf(weeks[0]?.period.firstDate ?? '').week).toBe(number);
      for (const week of weeks)
        expect(week.days.map(({ firstDate }) => firstDate)).toContain(week.period.firstDate);
    },
  );

  it('begins a week on Monday, whatever begins the rows of a month', () => {
    expect(calendarPage('week', '2026-11-20', 7)).toEqual(calendarPage('week', '2026-11-20'));
  });

  it('shows November 2026 from the Monday before to the Sunday after', () => {
    const { weeks, months, period } = calendarPage('month', '2026-11-20');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.days[0]?.firstDate).toBe('2026-10-26');
    expect(weeks[5]?.days[6]?.firstDate).toBe('2026-12-06');
    expect([period.firstDate, period.lastDate]).toEqual(['2026-11-01', '2026-11-30']);
    expect(months.map(periodKey)).toEqual(['3:2026-11-01']);
  });

  it('shows four rows for a February that is four weeks', () => {
    expect(calendarPage('month', '2027-02-10').weeks).toHaveLength(4);
  });

  it('shows a week with both months that it lies in', () => {
    const { weeks, months } = calendarPage('week', '2026-12-02');
    expect(weeks).toHaveLength(1);
    expect(months.map(periodKey)).toEqual(['3:2026-11-01', '3:2026-12-01']);
    expect(calendarPage('week', '2026-11-18').months).toHaveLength(1);
  });

  it('shows whole weeks from Monday, every day of the period once and in order', () => {
    fc.assert(
      fc.property(anyView, anyDate, (view, date) => {
        const { weeks, period } = calendarPage(view, date);
        const days = weeks.flatMap((week) => week.days.map((day) => day.firstDate));
        expect(weeks.every((week) => week.days.length === 7)).toBe(true);
        expect(isoWeekday(days[0] ?? '')).toBe(1);
        expect(days).toEqual(days.map((_, index) => plusDays(days[0] ?? '', index)));
        expect(days).toContain(date);
        expect(days).toContain(period.firstDate);
        expect(days).toContain(period.lastDate);
        expect(days.length - 14).toBeLessThan(view === 'month' ? 31 : 7);
      }),
    );
  });
});

describe('a goal on the calendar', () => {
  it('stands in the place of its own period, and nowhere when that is not on the page', () => {
    fc.assert(
      fc.property(anyView, anyDate, anyDate, shownColumn, (view, date, dueDate, columnId) => {
        const page = calendarPage(view, date);
        const own = periodKey(periodOf(columnId, dueDate));
        const places = [...page.months, ...page.weeks.flatMap((week) => [week.period, ...week.days])];
        const holding = places.filter((place) => periodKey(place) === own);
        const place = placeOnCalendar(page, { columnId, dueDate });
        expect(holding.length).toBeLessThanOrEqual(1);
        expect(place && periodKey(place)).toBe(holding.length === 0 ? null : own);
        if (place) expect(holdsDate(place, dueDate)).toBe(true);
      }),
    );
  });

  it('has a place on the page of its own day, in whichever of the three horizons', () => {
    fc.assert(
      fc.property(anyView, anyDate, shownColumn, (view, date, columnId) => {
        expect(placeOnCalendar(calendarPage(view, date), { columnId, dueDate: date })).not.toBeNull();
      }),
    );
  });

  it('has none when it is for a quarter, a year, a decade or a life', () => {
    const page = calendarPage('month', '2026-11-20');
    for (const columnId of [4, 5, 6, 7] as const)
      expect(placeOnCalendar(page, { columnId, dueDate: '2026-11-30' })).toBeNull();
  });
});

describe('the page beside', () => {
  it('keeps the day of the month, or takes the last one', () => {
    expect(dateOnPageBeside('month', '2027-01-31', 1)).toBe('2027-02-28');
    expect(dateOnPageBeside('month', '2027-01-15', -1)).toBe('2026-12-15');
    expect(dateOnPageBeside('week', '2026-12-28', 1)).toBe('2027-01-04');
  });

  it('ends where the calendar ends', () => {
    expect(dateOnPageBeside('month', '2000-01-31', -1)).toBeNull();
    expect(dateOnPageBeside('month', '2100-12-01', 1)).toBeNull();
    expect(calendarDate('1999-12-31')).toBe('2000-01-01');
    expect(calendarDate('2101-01-01')).toBe('2100-12-31');
  });

  it('is another page that touches this one', () => {
    fc.assert(
      fc.property(anyView, anyDate, (view, date) => {
        const next = dateOnPageBeside(view, date, 1);
        if (next === null) return;
        const [here, there] = [calendarPage(view, date).period, calendarPage(view, next).period];
        expect(plusDays(here.lastDate, 1)).toBe(there.firstDate);
      }),
    );
  });
});
