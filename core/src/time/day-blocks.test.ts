import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeBlockLines } from '../notes/time-block-lines.ts';
import { lanesOf } from './blocks-beside.ts';
import {
  blockOnDay,
  clickedBlock,
  type DayBlock,
  drawnBlock,
  movedBlock,
  resizedBlock,
  steppedBlock,
  stretchedBlock,
} from './day-blocks.ts';
import { minutesOf, minutesOfNewBlock, spanOf, typedMinutes, withEnd, withStart } from './durations.ts';
import { isPlannedLength, nearestPlannedLength } from './planned-length.ts';
import { estimatedBlocks } from './estimated-blocks.ts';

const minute = fc.integer({ min: 0, max: 1440 });
const anywhere = fc.double({ min: -500, max: 2000, noNaN: true });
const block = fc
  .tuple(fc.integer({ min: 0, max: 1410 }), fc.integer({ min: 1, max: 300 }))
  .map(([from, length]): DayBlock => ({ from, to: Math.min(1440, from + length) }));
const blocks = fc.array(block, { maxLength: 25 });
const overlap = (one: DayBlock, other: DayBlock) => one.from < other.to && other.from < one.to;

describe('a block on the grid', () => {
  test('is snapped to ten minutes, lasts half an hour at least and stays within its day', () => {
    fc.assert(
      fc.property(block, anywhere, anywhere, (given, one, other) => {
        const whole = drawnBlock(given.from, given.to);
        const made = [
          drawnBlock(one, other),
          clickedBlock(one),
          movedBlock(whole, one),
          resizedBlock(whole, one),
        ];
        for (const { from, to } of made) {
          expect([from % 10, to % 10]).toEqual([0, 0]);
          expect(to - from).toBeGreaterThanOrEqual(30);
          expect(from >= 0 && to <= 1440).toBe(true);
        }
        expect(drawnBlock(other, one)).toEqual(made[0]);
      }),
    );
  });

  test('keeps its length when it is moved and its start when it is resized', () => {
    fc.assert(
      fc.property(block, minute, (given, to) => {
        const whole = drawnBlock(given.from, given.to);
        const moved = movedBlock(whole, to);
        expect(moved.to - moved.from).toBe(whole.to - whole.from);
        expect(resizedBlock(whole, to).from).toBe(whole.from);
      }),
    );
  });

  test('is moved and stretched by keys in steps of ten minutes, on the lines of the grid, within its day', () => {
    fc.assert(
      fc.property(block, fc.constantFrom(-1, 1, 6, -6), (given, steps) => {
        const moved = steppedBlock(given, steps);
        const length = given.to - given.from;
        expect(moved.to - moved.from).toBe(length);
        expect(moved.from >= 0 && moved.to <= 1440).toBe(true);
        const way = (moved.from - given.from) * Math.sign(steps);
        expect(way).toBeGreaterThanOrEqual(0);
        expect(way).toBeLessThanOrEqual(Math.abs(steps) * 10);
        const stretched = stretchedBlock(given, steps);
        expect(stretched.to - stretched.from).toBeGreaterThanOrEqual(30);
        expect(stretched.to).toBeLessThanOrEqual(1440);
        const whole = drawnBlock(given.from, given.to);
        expect(steppedBlock(steppedBlock(whole, 1), -1).from).toBe(
          whole.to === 1440 ? whole.from - 10 : whole.from,
        );
      }),
    );
    expect(steppedBlock({ from: 545, to: 605 }, 1)).toEqual({ from: 550, to: 610 });
    expect(steppedBlock({ from: 545, to: 605 }, -1)).toEqual({ from: 540, to: 600 });
    expect(stretchedBlock({ from: 540, to: 570 }, -1)).toEqual({ from: 540, to: 570 });
  });

  test('of a click is an hour, less only at the end of the day', () => {
    expect(clickedBlock(543)).toEqual({ from: 540, to: 600 });
    expect(clickedBlock(1439)).toEqual({ from: 1410, to: 1440 });
  });

  test('lies where the wall clock of its day shows it, cut at midnight', () => {
    const span = { datetimeFr: '2026-11-21T22:30:00.000Z', datetimeTo: '2026-11-22T00:30:00.000Z' };
    expect(blockOnDay(span, '2026-11-21', 'UTC')).toEqual({ from: 1350, to: 1440 });
    expect(blockOnDay(span, '2026-11-22', 'UTC')).toEqual({ from: 0, to: 30 });
    expect(blockOnDay(span, '2026-11-23', 'UTC')).toBeNull();
    expect(blockOnDay(span, '2026-11-21', 'Pacific/Pago_Pago')).toEqual({ from: 690, to: 810 });
  });

  test('in the hour that a clock change repeats is still to be seen', () => {
    const span = { datetimeFr: '2026-10-25T00:30:00.000Z', datetimeTo: '2026-10-25T01:30:00.000Z' };
    expect(blockOnDay(span, '2026-10-25', 'Europe/Berlin')).toEqual({ from: 150, to: 180 });
  });
});

describe('overlapping blocks', () => {
  test('stand side by side: never two in one lane, and lanes no more than stand there at once', () => {
    fc.assert(
      fc.property(blocks, (given) => {
        const lanes = lanesOf(given);
        for (const [at, one] of given.entries()) {
          const { lane, lanes: count } = lanes[at] as (typeof lanes)[number];
          expect(lane).toBeLessThan(count);
          for (const [index, other] of given.entries()) {
            if (index === at || !overlap(one, other)) continue;
            expect(lanes[index]?.lane).not.toBe(lane);
            expect(lanes[index]?.lanes).toBe(count);
          }
        }
        const most = (list: readonly DayBlock[]) =>
          Math.max(
            0,
            ...list.map(({ from }) => list.filter((other) => other.from <= from && from < other.to).length),
          );
        expect(Math.max(0, ...lanes.map(({ lanes: count }) => count))).toBe(most(given));
      }),
    );
  });

  test('alone take the whole width, also when they touch', () => {
    const touching = [
      { from: 60, to: 120 },
      { from: 120, to: 180 },
    ];
    expect(lanesOf(touching)).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });
});

describe('goals without times', () => {
  const workday = { from: 480, to: 1200 };

  const lengthOf = (minutes: number | null) => Math.max(30, minutes ?? 0);
  const drawnGoals = (durations: fc.Arbitrary<number | null>) =>
    fc.array(fc.record({ durationMinutes: durations }), { maxLength: 30 });

  test('are laid into free gaps with their planned lengths, in their order, never over anything', () => {
    const durations = fc.option(fc.integer({ min: 5, max: 600 }));
    fc.assert(
      fc.property(blocks, drawnGoals(durations), fc.option(minute), (busy, goals, now) => {
        const { placed, noRoom } = estimatedBlocks(goals, { busy, workday, now });
        const laid = placed.map(({ goal }) => goal);
        expect(goals.filter((goal) => laid.includes(goal))).toEqual(laid);
        expect(goals.filter((goal) => !laid.includes(goal))).toEqual(noRoom);
        const earliest = Math.max(workday.from, now ?? 0);
        for (const [at, { goal, from, to }] of placed.entries()) {
          expect(to - from).toBe(lengthOf(goal.durationMinutes));
          expect(from % 10).toBe(0);
          expect(from >= earliest && to <= workday.to).toBe(true);
          expect(busy.some((other) => overlap({ from, to }, other))).toBe(false);
          expect(from).toBeGreaterThanOrEqual(placed[at - 1]?.to ?? 0);
        }
        // A goal in the strip fits nowhere after the goals before it.
        for (const goal of noRoom) {
          const before = new Set(goals.slice(0, goals.indexOf(goal)));
          const last = placed.findLast((block) => before.has(block.goal))?.to ?? earliest;
          const minutes = lengthOf(goal.durationMinutes);
          for (let from = Math.ceil(last / 10) * 10; from + minutes <= workday.to; from += 10) {
            const gap = { from, to: from + minutes };
            expect(
              busy.some((other) => overlap(gap, other)),
              `free at ${from}`,
            ).toBe(true);
          }
        }
      }),
    );
  });

  test('leave no gap of half an hour unused when none has a planned length', () => {
    fc.assert(
      fc.property(blocks, drawnGoals(fc.constant(null)), fc.option(minute), (busy, goals, now) => {
        const { placed, noRoom } = estimatedBlocks(goals, { busy, workday, now });
        if (noRoom.length === 0) return;
        const earliest = Math.max(workday.from, now ?? 0);
        for (let from = Math.ceil(earliest / 10) * 10; from + 30 <= workday.to; from += 10) {
          const isFree = ![...busy, ...placed].some((other) => overlap({ from, to: from + 30 }, other));
          expect(isFree, `free at ${from}`).toBe(false);
        }
      }),
    );
  });

  test('begin at the next ten minutes from now, around what is busy', () => {
    const [a, b] = [{ durationMinutes: null }, { durationMinutes: 15 }];
    const busy = [{ from: 620, to: 655 }];
    const { placed, noRoom } = estimatedBlocks([a, b], { busy, workday, now: 583 });
    expect(placed).toEqual([
      { goal: a, from: 590, to: 620 },
      { goal: b, from: 660, to: 690 },
    ]);
    expect(noRoom).toEqual([]);
    expect(estimatedBlocks([a], { busy: [], workday, now: 1175 }).noRoom).toEqual([a]);
  });

  test('leave room for shorter ones when they do not fit', () => {
    const [long, short, longer] = [90, 45, 120].map((durationMinutes) => ({ durationMinutes }));
    const day = { busy: [], workday: { from: 480, to: 540 }, now: null };
    expect(estimatedBlocks([long!, short!, longer!], day)).toEqual({
      placed: [{ goal: short, from: 480, to: 525 }],
      noRoom: [long, longer],
    });
  });
});

describe('a line of a note that begins with a time', () => {
  test('is an hour from then; any other line is none', () => {
    const lines = [
      '9:30 Call',
      ' 23:15  Sleep ',
      '24:00 Late',
      '9:60 Off',
      '9:30',
      'at 9:30 Call',
      '7:5 Tea',
    ];
    expect(timeBlockLines({ ops: [{ insert: `${lines.join('\n')}\n` }] })).toEqual([
      { from: 570, to: 630, name: 'Call' },
      { from: 1395, to: 1440, name: 'Sleep' },
      { from: 425, to: 485, name: 'Tea' },
    ]);
    expect(timeBlockLines(null)).toEqual([]);
  });
});

describe('a start and an end', () => {
  test('last an hour unless somebody says otherwise, and move together', () => {
    const span = spanOf(0);
    expect(minutesOf(span)).toBe(60);
    expect(withStart(span, 600_000)).toEqual({ from: 600_000, to: 4_200_000 });
    expect(withEnd(span, 0)).toBeNull();
    expect(withEnd(span, 1_800_000)).toEqual(spanOf(0, 30));
  });

  test('are read from the halves of a clock of twelve hours', () => {
    expect(['9 am', '9:30pm', '12 AM', '12:15 p.m.', '0 am', '13 pm'].map(typedMinutes)).toEqual([
      540,
      1290,
      0,
      735,
      null,
      null,
    ]);
  });

  test('are read from two digits each, at most 23:59', () => {
    expect(['9', '930', '09:30', '23:59', '0:00'].map(typedMinutes)).toEqual([540, 570, 570, 1439, 0]);
    expect(['24', '9:60', '', 'noon', '123:1', '9:5'].map(typedMinutes)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a planned length', () => {
  test('is whole minutes from five to a day', () => {
    expect([5, 45, 1440].every(isPlannedLength)).toBe(true);
    expect([4, 1441, 12.5, NaN, Infinity, '45', null, undefined].some(isPlannedLength)).toBe(false);
  });

  test('is near to what was typed, and the same where that can be one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 5000, noNaN: true }),
        fc.integer({ min: 5, max: 1440 }),
        (typed, valid) => {
          expect(isPlannedLength(nearestPlannedLength(typed))).toBe(true);
          expect(nearestPlannedLength(valid)).toBe(valid);
        },
      ),
    );
    expect([2, 44.6, 2000].map(nearestPlannedLength)).toEqual([5, 45, 1440]);
  });

  test('is how long the first block of a goal lasts, and an hour without one', () => {
    expect([{ durationMinutes: 45 }, { durationMinutes: null }, undefined].map(minutesOfNewBlock)).toEqual([
      45, 60, 60,
    ]);
  });
});
