import { describe, expect, test } from 'vitest';
import { untouchedGoal } from './edited-goal.ts';
import { placeBelow, placeDetached, placeInPeriod } from './moved-goal.ts';
import { makesRing } from './makes-ring.ts';

const goal = { ...untouchedGoal, space: 's', name: 'g', columnId: 2 as const, dueDate: '2026-11-16' };

describe('placeInPeriod', () => {
  test('keeps the stored date within the same period and takes the new one in another', () => {
    expect(placeInPeriod(goal, { columnId: 2, dueDate: '2026-11-22' }, 5)).toMatchObject({
      dueDate: '2026-11-16',
      horizonSequenceNo: 5,
    });
    expect(placeInPeriod(goal, { columnId: 1, dueDate: '2026-11-22' }, 5)).toMatchObject({
      columnId: 1,
      dueDate: '2026-11-22',
    });
  });
});

describe('placeBelow', () => {
  test('clears column and date where they equal the parent’s, and keeps them where they differ', () => {
    const parent = { key: 'p', columnId: 2 as const, dueDate: '2026-11-22', bucketId: null };
    expect(placeBelow(goal, parent, 7)).toMatchObject({
      parent: 'p',
      columnId: null,
      dueDate: null,
      subgoalSequenceNo: 7,
    });
    expect(placeBelow(goal, { ...parent, dueDate: '2026-11-29' }, 7)).toMatchObject({
      columnId: 2,
      dueDate: '2026-11-16',
    });
  });
});

describe('placeDetached', () => {
  test('inherits column and date from the nearest ancestor that has them', () => {
    const child = { ...goal, columnId: null, dueDate: null, parent: 'p' };
    const ancestors = [
      { columnId: null, dueDate: null, bucketId: null },
      { columnId: 3 as const, dueDate: '2026-11-30', bucketId: 'b' },
    ];
    expect(placeDetached(child, ancestors)).toMatchObject({
      parent: null,
      columnId: 3,
      dueDate: '2026-11-30',
      bucketId: 'b',
    });
  });
});

describe('makesRing', () => {
  test('refuses a goal below itself, at any depth, and survives a ring that is there already', () => {
    const parents: Record<string, string | null> = { a: null, b: 'a', c: 'b', x: 'y', y: 'x' };
    const parentOf = (key: string) => parents[key] ?? null;
    expect(makesRing('a', 'c', parentOf)).toBe(true);
    expect(makesRing('c', 'a', parentOf)).toBe(false);
    expect(makesRing('a', 'a', parentOf)).toBe(true);
    expect(makesRing('c', 'x', parentOf)).toBe(false);
  });
});
