import { expect, test } from 'vitest';
import { momentOf } from '../time/zones.ts';
import { digestsAt } from './digests.ts';

const minuteMs = 60_000;

test.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'digests are due at nine in %s, on Mondays of the week and on the first of the month',
  (zone) => {
    const eventsOn = (date: string, minutes = 540) =>
      digestsAt(momentOf(date, minutes, zone), zone).map(({ event }) => event);
    expect(eventsOn('2026-11-21')).toEqual(['dailyInsights']);
    expect(eventsOn('2026-11-23')).toEqual(['dailyInsights', 'weeklyInsights']);
    expect(eventsOn('2026-12-01')).toEqual(['dailyInsights', 'monthlyInsights']);
    expect(eventsOn('2027-02-01')).toEqual(['dailyInsights', 'weeklyInsights', 'monthlyInsights']);
    for (const minutes of [539, 541, 0]) expect(eventsOn('2027-02-01', minutes)).toEqual([]);
  },
);

test('each day has one digest, also on days whose clocks change', () => {
  const from = Date.parse('2026-10-23T00:00:00Z');
  const due = Array.from({ length: 5 * 1440 }, (_, at) => from + at * minuteMs).flatMap((minute) =>
    digestsAt(minute, 'Europe/Berlin').filter(({ event }) => event === 'dailyInsights'),
  );
  expect(due.map(({ date }) => date)).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
  ]);
});
