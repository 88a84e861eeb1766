import { describe, expect, test } from 'vitest';
import { withParentSet } from './set-parent.ts';

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
