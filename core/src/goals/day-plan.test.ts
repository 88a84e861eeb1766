import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesOfBlock } from '../time/block-times.ts';
import { drawnBlock } from '../time/day-blocks.ts';
import { momentOf } from '../time/zones.ts';
import { dayPlanOf, firstStartOn, freeBlockOf } from './day-plan.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { GoalType } from './goal.ts';

const date = '2026-11-22';
const zone = 'Europe/Lisbon';
const workday = { from: 480, to: 1200 };
const at = (minutes: number) => ({ date, zone, workday, now: momentOf(date, minutes, zone) });

interface Given {
  readonly name: string;
  readonly datetimeFr: string | null;
  readonly datetimeTo: string | null;
  readonly durationMinutes: number | null;
  readonly doneDate: string | null;
  readonly type: GoalType;
  readonly richThoughts: NotesDelta | null;
}

const goal = (name: string, from?: number, to?: number, more: Partial<Given> = {}): Given => ({
  name,
  durationMinutes: null,
  doneDate: null,
  type: null,
  richThoughts: null,
  ...(from === undefined || to === undefined
    ? { datetimeFr: null, datetimeTo: null }
    : timesOfBlock(date, { from, to }, zone)),
  ...more,
});
const drawn = (plan: ReturnType<typeof dayPlanOf<Given>>) =>
  plan.blocks.map(
    ({ goal: { name }, line, from, to, lane, lanes, isEstimated }) =>
      `${line ?? name} ${from}-${to}${lanes > 1 ? ` ${lane + 1}/${lanes}` : ''}${isEstimated ? ' ~' : ''}`,
  );

describe('a day on the hour grid', () => {
  test('shows times where they are, guesses for the rest, and no dividers', () => {
    const goals = [
      goal('later', 660, 720),
      goal('loose'),
      goal('line', undefined, undefined, { type: 'divider' }),
      goal('beside', 690, 750),
      goal('done', undefined, undefined, { doneDate: date }),
      goal('second'),
    ];
    const plan = dayPlanOf(goals, [], at(615));
    expect(drawn(plan)).toEqual([
      'loose 620-650 ~',
      'later 660-720 1/2',
      'beside 690-750 2/2',
      'second 750-780 ~',
    ]);
    expect(plan.untimed).toEqual([{ goal: goals[4], hasNoRoom: false }]);
  });

  test('shows the lines of notes that begin with a time, and takes them for busy', () => {
    const richThoughts = { ops: [{ insert: 'Bring the map\n10:20 Meet Ada\n12:00 Lunch\n' }] };
    const goals = [goal('trip', 600, 660, { richThoughts }), goal('loose')];
    expect(drawn(dayPlanOf(goals, [], at(615)))).toEqual([
      'trip 600-660 1/2',
      'Meet Ada 620-680 2/2',
      'loose 680-710 ~',
      'Lunch 720-780',
    ]);
  });

  test('leaves the lines of the day before on their day', () => {
    const richThoughts = { ops: [{ insert: '9:00 Call\n' }] };
    expect(
      dayPlanOf([], [goal('yesterday', undefined, undefined, { richThoughts })], at(615)).blocks,
    ).toEqual([]);
  });

  test('lays a goal with its planned length, and leaves the times of others as they are', () => {
    const goals = [
      goal('long', undefined, undefined, { durationMinutes: 90 }),
      goal('timed', 720, 750, { durationMinutes: 300 }),
      goal('quick', undefined, undefined, { durationMinutes: 10 }),
    ];
    expect(drawn(dayPlanOf(goals, [], at(615)))).toEqual([
      'long 620-710 ~',
      'timed 720-750',
      'quick 750-780 ~',
    ]);
  });

  test('says what has no room today, and nothing of the kind of a day that is over', () => {
    const goals = [goal('one'), goal('two')];
    const evening = dayPlanOf(goals, [], at(1165));
    expect(drawn(evening)).toEqual(['one 1170-1200 ~']);
    expect(evening.untimed).toEqual([{ goal: goals[1], hasNoRoom: true }]);
    const over = dayPlanOf(goals, [], { ...at(0), now: momentOf('2026-11-23', 60, zone) });
    expect(over.blocks).toEqual([]);
    expect(over.untimed.map(({ hasNoRoom }) => hasNoRoom)).toEqual([false, false]);
    const later = dayPlanOf(goals, [], { ...at(0), now: momentOf('2026-11-21', 60, zone) });
    expect(later).toEqual({ ...over, blocks: [] });
  });

  test('knows when the first goal with a time begins', () => {
    expect(firstStartOn([goal('loose'), goal('b', 600, 660), goal('a', 420, 450)], date, zone)).toBe(420);
    expect(firstStartOn([goal('loose')], date, zone)).toBe(null);
  });

  test('shows what began the day before until it ends', () => {
    const night = goal('night', undefined, undefined, {
      datetimeFr: '2026-11-21T23:00:00.000Z',
      datetimeTo: '2026-11-22T01:30:00.000Z',
    });
    const plan = dayPlanOf([], [night, goal('untimed before')], at(0));
    expect(plan.blocks).toMatchObject([{ from: 0, to: 90, isRest: true }]);
    expect(plan.untimed).toEqual([]);
  });

  test('keeps a goal whose times lie on another day of this reader in the strip', () => {
    const elsewhere = goal('elsewhere', undefined, undefined, {
      datetimeFr: '2026-11-24T09:00:00.000Z',
      datetimeTo: '2026-11-24T10:00:00.000Z',
    });
    expect(dayPlanOf([elsewhere], [], at(0)).untimed).toEqual([{ goal: elsewhere, hasNoRoom: false }]);
  });

  test('loses no goal and draws none twice, whatever is planned and whenever', () => {
    const anyGoal = fc.oneof(
      fc.constant(goal('untimed')),
      fc
        .tuple(fc.nat(1440), fc.nat(1440))
        .map(([one, other]) => drawnBlock(one, other))
        .map(({ from, to }) => goal('timed', from, to)),
    );
    fc.assert(
      fc.property(
        fc.array(anyGoal, { maxLength: 20 }),
        fc.integer({ min: -1440, max: 2880 }),
        (given, now) => {
          const goals = given.map((each) => ({ ...each }));
          const { blocks, untimed } = dayPlanOf(goals, [], at(now));
          const all = [...blocks.map((block) => block.goal), ...untimed.map((row) => row.goal)];
          expect(all).toHaveLength(goals.length);
          expect(new Set(all)).toEqual(new Set(goals));
        },
      ),
    );
  });
});

test('a goal without a pointer goes into the first free stretch, and over the others only when there is none', () => {
  expect(freeBlockOf([{ from: 480, to: 600 }], 60, at(0))).toEqual({ from: 600, to: 660 });
  expect(freeBlockOf([], 60, at(725))).toEqual({ from: 730, to: 790 });
  expect(freeBlockOf([], 60, at(1170))).toEqual({ from: 1170, to: 1230 });
  expect(freeBlockOf([], 60, at(1439))).toEqual({ from: 0, to: 60 });
  expect(freeBlockOf([{ from: 0, to: 1440 }], 60, at(0))).toEqual({ from: 480, to: 540 });
});
