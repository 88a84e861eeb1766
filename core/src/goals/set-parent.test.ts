import { describe, expect, test } from 'vitest';
import { untouchedGoal } from './edited-goal.ts';
import { withParentCleared, withParentSet } from './set-parent.ts';

describe('putting a goal below another', () => {
  const goal = { parent: null, columnId: 2 as const, dueDate: '2026-11-22', bucketId: 'list' };
  const parent = { id: 'top', columnId: 2 as const, dueDate: '2026-11-16', bucketId: 'list' };

  test('takes it off the list and the period that both share', () => {
    expect(withParentSet(goal, { parent: 'top' }, parent)).toEqual({
      parent: 'top',
      columnId: null,
      dueDate: null,
      bucketId: null,
    });
  });

  test('leaves it where the parent is not', () => {
    const other = { ...parent, dueDate: '2026-11-29', bucketId: 'other' };
    expect(withParentSet(goal, { parent: 'top' }, other)).toEqual({ parent: 'top' });
  });

  test('leaves what is said of its place, and a goal whose parent stays the same', () => {
    const edit = { parent: 'top', bucketId: 'list', dueDate: '2026-11-22' };
    expect(withParentSet(goal, edit, parent)).toEqual(edit);
    expect(withParentSet({ ...goal, parent: 'top' }, { parent: 'top' }, parent)).toEqual({ parent: 'top' });
    expect(withParentSet(goal, { name: 'A' }, null)).toEqual({ name: 'A' });
  });
});

describe('taking a goal from below another', () => {
  const goal = { ...untouchedGoal, space: 'space', parent: 'top' };
  const ancestors = [
    { columnId: null, dueDate: null, bucketId: 'list' },
    { columnId: 2 as const, dueDate: '2026-11-22', bucketId: 'other' },
  ];

  test('gives it the period and the list of the nearest goal above that has them', () => {
    expect(withParentCleared(goal, { parent: null }, ancestors)).toEqual({
      parent: null,
      columnId: 2,
      dueDate: '2026-11-22',
      bucketId: 'list',
    });
  });

  test('leaves what it has, what is said of its place, and a goal that has no parent', () => {
    const dated = { ...goal, columnId: 1 as const, dueDate: '2026-11-24', bucketId: 'own' };
    expect(withParentCleared(dated, { parent: null }, ancestors)).toEqual({ parent: null });
    const edit = { parent: null, columnId: null, dueDate: null, bucketId: null };
    expect(withParentCleared(goal, edit, ancestors)).toEqual(edit);
    expect(withParentCleared({ ...goal, parent: null }, { parent: null }, ancestors)).toEqual({
      parent: null,
    });
    expect(withParentCleared(goal, { name: 'A' }, ancestors)).toEqual({ name: 'A' });
  });
});
