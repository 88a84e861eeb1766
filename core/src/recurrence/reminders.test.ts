import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyReminderAt, isRinging, leadTimes, remindsAt, wallTimesAt } from '../notifications/reminders.ts';
import { seriesOf } from '../testing/series.ts';
import { minusDays, plusDays } from '../time/date-only.ts';
import { utcMinutesOf } from '../time/zone-offsets.ts';
import { momentOf } from '../time/zones.ts';
import { occurrenceRemindsAt } from './occurrence-reminder.ts';

const minuteMs = 60_000;
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
/** Around the changes of 2026 in Europe, America and Australia. */
const days = [
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-07-01',
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
];

const zone = fc.constantFrom(...zones);
const lead = fc.constantFrom(...leadTimes);
const day = fc.tuple(fc.constantFrom(...days), fc.nat(2)).map(([date, after]) => plusDays(date, after));
const minutes = fc.nat(1439);

/** Returns the time on a wall clock, without `zones.ts`. */
function clockAt(moment: number, timeZone: string): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone }).slice(0, 16);
}

const clockText = (date: string, of: number) =>
  `${date} ${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;

/**
 * The first moment at which a clock shows a time. A time that it skips is as long after the last moment before the
 * gap as it would be without the gap.
 */
function shownFirst(date: string, of: number, timeZone: string): number {
  const text = clockText(date, of);
  const begin = Date.parse(`${minusDays(date, 1)}T08:00:00Z`);
  let beforeGap = begin;
  for (let moment = begin; moment < begin + 3 * 1440 * minuteMs; moment += minuteMs) {
    const shown = clockAt(moment, timeZone);
    if (shown === text) return moment;
    if (shown < text) beforeGap = moment;
    if (shown > text && moment > beforeGap + 180 * minuteMs) break;
  }
  const [, hours = '0', rest = '0'] = /(\d\d):(\d\d)$/u.exec(clockAt(beforeGap, timeZone)) ?? [];
  const last = Number(hours) * 60 + Number(rest);
  return beforeGap + ((of - last + 1440) % 1440) * minuteMs;
}

describe('a goal with a time', () => {
  test('reminds at the whole minute that is the lead time before it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1.7e12, max: 1.9e12 }), lead, (start, before) => {
        const goal = { type: null, doneDate: null, datetimeFr: new Date(start).toISOString() };
        const at = remindsAt(goal, before) as number;
        expect(at % minuteMs).toBe(0);
        expect(start - before * minuteMs - at).toBeGreaterThanOrEqual(0);
        expect(start - before * minuteMs - at).toBeLessThan(minuteMs);
      }),
    );
  });

  test('does not remind when done, as a divider, or without a time', () => {
    const goal = { type: null, doneDate: null, datetimeFr: '2026-11-21T10:00:00.000Z' };
    expect(remindsAt(goal, 10)).toBe(Date.parse('2026-11-21T09:50:00Z'));
    expect(remindsAt({ ...goal, doneDate: '2026-11-21' }, 10)).toBeNull();
    expect(remindsAt({ ...goal, type: 'divider' }, 10)).toBeNull();
    expect(remindsAt({ ...goal, datetimeFr: null }, 10)).toBeNull();
  });

  test('rings in quiet hours unless the person does not want it', () => {
    const night = Date.parse('2026-11-21T23:00:00Z');
    const settings = {
      quietHoursAreOn: true,
      quietFromMinutes: 1260,
      quietToMinutes: 480,
      timezone: 'UTC',
      remindsInQuietHours: true,
    };
    expect(isRinging(night, settings)).toBe(true);
    expect(isRinging(night, { ...settings, remindsInQuietHours: false })).toBe(false);
    expect(isRinging(night + 12 * 60 * minuteMs, { ...settings, remindsInQuietHours: false })).toBe(true);
  });
});

describe('a repeat', () => {
  test('reminds of each of its days by the clock on the wall, also across changes of the clocks', () => {
    fc.assert(
      fc.property(zone, day, day, minutes, lead, fc.integer({ min: 1, max: 4 }), (...given) => {
        const [where, first, date, of, before, every] = given;
        const start = momentOf(first, of, where);
        const series = seriesOf({
          zone: where,
          rule: every === 1 ? 'FREQ=DAILY' : `FREQ=DAILY;INTERVAL=${every}`,
          dateFr: first,
          datetimeFr: new Date(start).toISOString(),
          datetimeTo: new Date(start + 3_600_000).toISOString(),
          skippedDates: [plusDays(first, every)],
        });
        const after = Math.round((Date.parse(date) - Date.parse(first)) / 86_400_000);
        const isDay = after >= 0 && after % every === 0 && after !== every;
        // The clock of the first day shows another time if that day skips its own.
        const shown =
          Number(clockAt(start, where).slice(11, 13)) * 60 + Number(clockAt(start, where).slice(14));
        const expected = isDay
          ? shownFirst(date, date === first ? of : shown, where) - before * minuteMs
          : null;
        expect(occurrenceRemindsAt(series, date, before)).toBe(expected);
      }),
      { numRuns: 25 },
    );
  });

  test('is found by its zone and the minute of UTC at which its first day began', () => {
    fc.assert(
      fc.property(zone, day, day, minutes, (where, first, date, of) => {
        const start = momentOf(first, of, where);
        const series = seriesOf({
          zone: where,
          dateFr: first,
          datetimeFr: new Date(start).toISOString(),
          datetimeTo: new Date(start + 3_600_000).toISOString(),
        });
        const at = occurrenceRemindsAt(series, date, 0);
        if (at === null) return;
        const found = wallTimesAt(at, where).filter((wall) => wall.date === date);
        const utc = found.flatMap((wall) => utcMinutesOf(wall.minutes, where));
        expect(utc).toContain(new Date(start).getUTCHours() * 60 + new Date(start).getUTCMinutes());
      }),
      { numRuns: 300 },
    );
  });
});

describe('the daily reminder', () => {
  test('is due at exactly one minute of each day, the first at which the clock shows its time', () => {
    fc.assert(
      fc.property(zone, day, minutes, (timezone, date, of) => {
        const due = shownFirst(date, of, timezone);
        const settings = { dailyReminderIsOn: true, dailyReminderMinutes: of, timezone, dayEndsAtHour: 0 };
        const isDueAt = (minute: number) => dailyReminderAt(minute, settings) !== null;
        const around = Array.from({ length: 241 }, (_, at) => due + (at - 120) * minuteMs);
        expect(around.filter(isDueAt)).toEqual([due]);
        expect(dailyReminderAt(due, { ...settings, dailyReminderIsOn: false })).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  test('tells of the day before until the day ends', () => {
    const settings = { dailyReminderIsOn: true, dailyReminderMinutes: 60, timezone: 'UTC' };
    const minute = Date.parse('2026-11-21T01:00:00Z');
    expect(dailyReminderAt(minute, { ...settings, dayEndsAtHour: 3 })).toBe('2026-11-20');
    expect(dailyReminderAt(minute, { ...settings, dayEndsAtHour: 0 })).toBe('2026-11-21');
  });
});
