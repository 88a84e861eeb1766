import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDayBegins } from '../goals/overdue.ts';
import { minusDays } from './date-only.ts';
import { isZone, momentOf, todayIn, wallTimeAt, wallTimeByIntl } from './zones.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

describe('wallTimeAt and momentOf', () => {
  test('undo each other wherever the wall shows a time once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.parse('2000-01-01') / 60_000, max: Date.parse('2060-01-01') / 60_000 }),
        (zone, minute) => {
          const wall = wallTimeAt(minute * 60_000, zone);
          const moment = momentOf(wall.date, wall.minutes, zone);
          // In a repeated hour, the first moment counts.
          expect(wallTimeAt(moment, zone)).toEqual(wall);
          expect(moment).toBeLessThanOrEqual(minute * 60_000);
        },
      ),
    );
  });
  test('are the same in a browser without Temporal', () => {
    const years = { min: Date.parse('1800-01-01'), max: Date.parse('9999-12-31') };
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer(years), (zone, moment) => {
        expect(wallTimeByIntl(moment, zone)).toEqual(wallTimeAt(moment, zone));
      }),
    );
    expect(() => wallTimeByIntl(0, 'Atlantis/Capital')).toThrow(RangeError);
    expect(() => wallTimeAt(0, 'Atlantis/Capital')).toThrow(RangeError);
  });
  test('takes the moment after a gap: 02:30 on the day the clocks go forward is 03:30', () => {
    expect(wallTimeAt(momentOf('2026-03-29', 150, 'Europe/Berlin'), 'Europe/Berlin')).toEqual({
      date: '2026-03-29',
      minutes: 210,
    });
  });
});

describe('todayIn', () => {
  test('is the person’s own day, from UTC-11 to UTC+14', () => {
    const moment = Date.parse('2026-11-21T10:30:00Z');
    expect(todayIn('Pacific/Pago_Pago', moment)).toBe('2026-11-20');
    expect(todayIn('UTC', moment)).toBe('2026-11-21');
    expect(todayIn('Pacific/Kiritimati', moment)).toBe('2026-11-22');
  });
  test('lets the night belong to the day before when the person says so', () => {
    expect(todayIn('UTC', Date.parse('2026-11-21T02:30:00Z'), 3)).toBe('2026-11-20');
    expect(todayIn('UTC', Date.parse('2026-11-21T03:00:00Z'), 3)).toBe('2026-11-21');
  });
  test('ends the day by the clock on the wall in the night in which the clocks change', () => {
    const at = (moment: string) => todayIn('Europe/Berlin', Date.parse(moment), 3);
    expect(at('2027-03-28T00:59Z')).toBe('2027-03-27');
    expect(at('2027-03-28T01:00Z')).toBe('2027-03-28');
    expect(at('2027-03-28T01:30Z')).toBe('2027-03-28');
    expect(at('2026-10-25T00:30Z')).toBe('2026-10-24');
    expect(at('2026-10-25T01:30Z')).toBe('2026-10-24');
    expect(at('2026-10-25T02:00Z')).toBe('2026-10-25');
  });
  test('is the day before exactly while the wall shows an earlier hour, whatever the clocks do', () => {
    const minute = { min: Date.parse('2000-01-01') / 60_000, max: Date.parse('2060-01-01') / 60_000 };
    const changes = fc
      .tuple(fc.integer({ min: 2000, max: 2059 }), fc.constantFrom(2, 3, 9, 10), fc.nat({ max: 11 * 1440 }))
      .map(
        ([year, month, after]) =>
          Date.UTC(year, month, month === 3 || month === 10 ? 1 : 21) / 60_000 + after,
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.oneof(fc.integer(minute), changes),
        fc.integer({ min: 0, max: 6 }),
        (zone, at, hour) => {
          const wall = wallTimeAt(at * 60_000, zone);
          const today = todayIn(zone, at * 60_000, hour);
          expect(today).toBe(wall.minutes < hour * 60 ? minusDays(wall.date, 1) : wall.date);
          const begins = nextDayBegins(today, zone, hour);
          expect(begins).toBeGreaterThan(at * 60_000);
          expect(todayIn(zone, begins, hour) > today).toBe(true);
        },
      ),
    );
  });
});

test.each(zones)('the first and the last day there is have their moments in %s', (zone) => {
  for (const date of ['0001-01-02', '9999-12-31'])
    expect(wallTimeAt(momentOf(date, 600, zone), zone)).toEqual({ date, minutes: 600 });
});

describe('isZone', () => {
  test('knows zones from other words', () => {
    expect(isZone('Europe/Berlin')).toBe(true);
    expect(isZone('Mars/Olympus')).toBe(false);
  });
});
