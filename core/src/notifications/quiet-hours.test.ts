import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, wallTimeAt } from '../time/zones.ts';
import { defaultQuietHours, quietUntil } from './quiet-hours.ts';

const minuteMs = 60_000;
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];

test('last from nine in the evening to eight in the morning at first', () => {
  const at = (date: string, hour: number) => momentOf(date, hour * 60, 'Europe/Berlin');
  const end = (moment: number) => quietUntil(moment, defaultQuietHours, 'Europe/Berlin');
  expect(end(at('2026-11-20', 21))).toBe(at('2026-11-21', 8));
  expect(end(at('2026-11-21', 0))).toBe(at('2026-11-21', 8));
  expect(end(at('2026-11-21', 8))).toBeNull();
  expect(end(at('2026-11-21', 20))).toBeNull();
});

test('end at the first minute whose clock time lies outside of them, also across clock changes', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  // Around the changes of 2026 in Europe, America and Australia.
  const days = fc.constantFrom(
    '2026-03-07',
    '2026-03-28',
    '2026-04-04',
    '2026-10-03',
    '2026-10-24',
    '2026-10-31',
  );
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 3 * 1440 }),
      minutes,
      minutes,
      fc.constantFrom(...zones),
      (...given) => {
        const [day, after, from, to, zone] = given;
        const now = Date.parse(`${day}T00:00:00Z`) + after * minuteMs;
        const isQuiet = (moment: number) => {
          const { minutes: clock } = wallTimeAt(moment, zone);
          return from < to ? from <= clock && clock < to : from > to && (clock >= from || clock < to);
        };
        const hours = { quietHoursAreOn: true, quietFromMinutes: from, quietToMinutes: to };
        const end = quietUntil(now, hours, zone);
        if (end === null) {
          // Quiet by the clock only in an hour that comes again.
          const hourBefore = wallTimeAt(now - 60 * minuteMs, zone).minutes;
          const isRepeated = hourBefore >= wallTimeAt(now, zone).minutes || zone === 'Australia/Lord_Howe';
          if (isQuiet(now)) expect(isRepeated).toBe(true);
          return;
        }
        expect(isQuiet(now)).toBe(true);
        expect(end).toBeGreaterThan(now);
        let first = now;
        while (isQuiet(first)) first += minuteMs;
        expect(end).toBe(first);
      },
    ),
    { numRuns: 300 },
  );
});

test('quiet hours whose only loud minute a clock skips go on for another day', () => {
  const hours = { quietHoursAreOn: true, quietFromMinutes: 121, quietToMinutes: 120 };
  const end = quietUntil(Date.parse('2026-10-03T00:00:00Z'), hours, 'Australia/Lord_Howe');
  expect(end).toBe(momentOf('2026-10-05', 120, 'Australia/Lord_Howe'));
});

test('do not exist when they are off, or begin when they end', () => {
  const night = Date.parse('2026-11-20T23:00:00Z');
  expect(quietUntil(night, { ...defaultQuietHours, quietHoursAreOn: false }, 'UTC')).toBeNull();
  const never = { quietHoursAreOn: true, quietFromMinutes: 1380, quietToMinutes: 1380 };
  expect(quietUntil(night, never, 'UTC')).toBeNull();
});
