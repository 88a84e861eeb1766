import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOfTimes, clockChangeOn, timesOfBlock } from './block-times.ts';
import { blockOnDay, type DayBlock, drawnBlock } from './day-blocks.ts';

/**
 * Days of 23, 24 and 25 hours. São Paulo changed clocks at midnight; Lord Howe changes them by half an hour.
 */
const days = [
  ['2026-11-22', 'Europe/Lisbon'],
  ['2027-03-28', 'Europe/Lisbon'],
  ['2026-10-25', 'Europe/Lisbon'],
  ['2018-11-03', 'America/Sao_Paulo'],
  ['2018-11-04', 'America/Sao_Paulo'],
  ['2018-02-17', 'America/Sao_Paulo'],
  ['2026-10-04', 'Australia/Lord_Howe'],
  ['2026-04-05', 'Australia/Lord_Howe'],
  ['2026-11-22', 'Pacific/Pago_Pago'],
  ['2026-11-22', 'Pacific/Kiritimati'],
] as const;

const block = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([one, other]) => drawnBlock(one, other));
const touches = (one: DayBlock, other: DayBlock | null) =>
  other !== null && one.from < other.to && other.from <= one.to;

describe('the moments of a block', () => {
  test('are where the grid draws it, also on the days on which the clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), block, ([date, zone], given) => {
        const times = timesOfBlock(date, given, zone);
        expect(Date.parse(times.datetimeTo)).toBeGreaterThan(Date.parse(times.datetimeFr));
        const drawn = blockOnDay(times, date, zone);
        expect(drawn).not.toBeNull();
        const change = clockChangeOn(date, zone);
        if (!touches(given, change)) expect(drawn).toEqual(given);
        else if (change?.kind === 'repeated') expect(drawn?.from).toBe(given.from);
        else expect(drawn?.from).not.toBeLessThan(given.from);
      }),
    );
  });

  test('go by the clock on the wall on a day of 23 hours', () => {
    const ofBlock = (from: number, to: number) => timesOfBlock('2027-03-28', { from, to }, 'Europe/Lisbon');
    // 00:30 to 02:30 is one hour that day.
    expect(ofBlock(30, 150)).toEqual({
      datetimeFr: '2027-03-28T00:30:00.000Z',
      datetimeTo: '2027-03-28T01:30:00.000Z',
    });
    // A block inside the skipped hour moves behind that hour. A block that begins in that hour keeps its
    // length.
    expect(ofBlock(60, 90)).toEqual({
      datetimeFr: '2027-03-28T01:00:00.000Z',
      datetimeTo: '2027-03-28T01:30:00.000Z',
    });
    expect(ofBlock(90, 120)).toEqual({
      datetimeFr: '2027-03-28T01:30:00.000Z',
      datetimeTo: '2027-03-28T02:00:00.000Z',
    });
  });

  test('end with the second one of an hour that comes twice', () => {
    expect(timesOfBlock('2026-10-25', { from: 60, to: 120 }, 'Europe/Lisbon')).toEqual({
      datetimeFr: '2026-10-25T00:00:00.000Z',
      datetimeTo: '2026-10-25T02:00:00.000Z',
    });
  });

  test('may end at midnight', () => {
    expect(timesOfBlock('2018-11-03', { from: 1410, to: 1440 }, 'America/Sao_Paulo')).toEqual({
      datetimeFr: '2018-11-04T02:30:00.000Z',
      datetimeTo: '2018-11-04T03:00:00.000Z',
    });
  });
});

test('a drag takes hold of the whole goal, also of what lies beyond midnight', () => {
  const times = { datetimeFr: '2026-11-21T22:30:00.000Z', datetimeTo: '2026-11-22T00:30:00.000Z' };
  expect(blockOfTimes(times, 'UTC')).toEqual({ from: 1350, to: 1470 });
  expect(blockOfTimes({ ...times, datetimeTo: '2026-11-25T00:30:00.000Z' }, 'UTC').to).toBe(2790);
  const twice = { datetimeFr: '2026-10-25T00:30:00.000Z', datetimeTo: '2026-10-25T01:30:00.000Z' };
  expect(blockOfTimes(twice, 'Europe/Lisbon')).toEqual({ from: 90, to: 120 });
});

test('a day knows which of its hours is skipped or comes twice', () => {
  expect(days.map(([date, zone]) => clockChangeOn(date, zone))).toEqual([
    null,
    { kind: 'skipped', from: 60, to: 120 },
    { kind: 'repeated', from: 60, to: 120 },
    null,
    { kind: 'skipped', from: 0, to: 60 },
    { kind: 'repeated', from: 1380, to: 1440 },
    { kind: 'skipped', from: 120, to: 150 },
    { kind: 'repeated', from: 90, to: 120 },
    null,
    null,
  ]);
});
