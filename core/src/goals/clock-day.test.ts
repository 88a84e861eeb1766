import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from '../time/date-only.ts';
import { freeStretches } from '../time/free-stretches.ts';
import { momentOf, todayIn, wallTimeAt } from '../time/zones.ts';
import { clockDayOf, shortestArcMinutes } from './clock-day.ts';
import { dayPlanOf } from './day-plan.ts';
import type { GoalType } from './goal.ts';

const workday = { from: 480, to: 1200 };

interface Given {
  readonly name: string;
  readonly datetimeFr: string | null;
  readonly datetimeTo: string | null;
  readonly durationMinutes: null;
  readonly doneDate: null;
  readonly type: GoalType;
  readonly richThoughts: null;
}

const given = (name: string, times: readonly [number, number] | null, type: GoalType = null): Given => ({
  name,
  datetimeFr: times && new Date(times[0]).toISOString(),
  datetimeTo: times && new Date(times[1]).toISOString(),
  durationMinutes: null,
  doneDate: null,
  type,
  richThoughts: null,
});

const dayOf = (
  goals: readonly Given[],
  before: readonly Given[],
  date: string,
  zone: string,
  now = momentOf(date, 600, zone),
) => clockDayOf(goals, dayPlanOf(goals, before, { date, zone, now, workday }).blocks);

describe('the day on the clock', () => {
  const date = '2026-11-22';
  const zone = 'Europe/Lisbon';
  const timed = (name: string, from: number, to: number) =>
    given(name, [momentOf(date, from, zone), momentOf(date, to, zone)]);

  test('has arcs for times, and a list for the rest without dividers', () => {
    const goals = [
      given('loose', null),
      timed('call', 600, 660),
      timed('beside', 630, 700),
      given('line', null, 'divider'),
    ];
    const { arcs, untimed } = dayOf(goals, [], date, zone);
    expect(arcs.map(({ goal, from, to, lane, lanes }) => [goal.name, from, to, lane, lanes])).toEqual([
      ['call', 600, 660, 0, 2],
      ['beside', 630, 700, 1, 2],
    ]);
    expect(untimed.map(({ name }) => name)).toEqual(['loose']);
  });

  test('cuts goals at midnight, and draws short ones longer within the day', () => {
    const before = [timed('night', -60, 45)];
    const goals = [timed('late', 1380, 1500), timed('short', 1438, 1440)];
    const { arcs } = dayOf(goals, before, date, zone);
    expect(arcs.map(({ goal, from, to, isRest }) => [goal.name, from, to, isRest])).toEqual([
      ['night', 0, 45, true],
      ['late', 1380, 1440, false],
      ['short', 1438, 1440, false],
    ]);
    expect(arcs[2]?.drawn).toEqual({ from: 1430, to: 1440 });
  });
});

test('arcs of a lane never overlap, in any zone, on days with clock changes too', () => {
  const zones = fc.constantFrom(
    'Europe/Lisbon',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Asia/Kolkata',
  );
  const days = fc.oneof(
    fc.constantFrom('2027-03-28', '2026-10-25', '2018-11-04', '2018-02-17', '2026-10-04', '2026-04-05'),
    fc.integer({ min: dayNumberOf('2015-01-01'), max: dayNumberOf('2030-01-01') }).map(dateOfDayNumber),
  );
  const spans = fc.array(fc.tuple(fc.integer({ min: -1500, max: 1600 }), fc.integer({ min: 1, max: 1600 })), {
    maxLength: 16,
  });
  fc.assert(
    fc.property(zones, days, spans, fc.integer({ min: 0, max: 6 }), (zone, date, times, dayEndsAt) => {
      const midnight = momentOf(date, 0, zone);
      const all = times.map(([from, minutes], index) =>
        given(String(index), [midnight + from * 60_000, midnight + (from + minutes) * 60_000]),
      );
      const isBefore = ({ datetimeFr }: Given) => wallTimeAt(Date.parse(datetimeFr ?? ''), zone).date < date;
      const noon = momentOf(date, 720, zone);
      expect(todayIn(zone, noon, dayEndsAt)).toBe(date);
      const { arcs } = dayOf(
        all.filter((goal) => !isBefore(goal)),
        all.filter(isBefore),
        date,
        zone,
        noon,
      );
      for (const { drawn, from, to, lane, lanes } of arcs) {
        expect(drawn.from).toBeGreaterThanOrEqual(0);
        expect(drawn.to).toBeLessThanOrEqual(1440);
        expect(drawn.to - drawn.from).toBeGreaterThanOrEqual(shortestArcMinutes);
        expect(drawn.from).toBeLessThanOrEqual(from);
        expect(drawn.to).toBeGreaterThanOrEqual(to);
        expect(lane).toBeLessThan(lanes);
      }
      for (const [index, one] of arcs.entries())
        for (const other of arcs.slice(index + 1))
          if (one.lane === other.lane)
            expect(one.drawn.to <= other.drawn.from || other.drawn.to <= one.drawn.from).toBe(true);
      const free = freeStretches(arcs).reduce((sum, { from, to }) => sum + to - from, 0);
      const busy = new Set(
        arcs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
      );
      expect(free + busy.size).toBe(1440);
    }),
    { numRuns: 60 },
  );
});
