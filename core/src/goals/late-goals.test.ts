import { describe, expect, test } from 'vitest';
import type { ColumnId } from '../time/horizons.ts';
import { isLate, lateGoals } from './late-goals.ts';

const today = '2026-11-25';
const goal = (columnId: ColumnId | null, dueDate: string | null, doneDate: string | null = null) => ({
  columnId,
  dueDate,
  doneDate,
  type: null,
  horizonSequenceNo: 1,
  createdDatetime: '2026-11-01T10:00:00Z',
  id: null,
});

describe('a goal is late', () => {
  test('once its period has ended and it is not done', () => {
    expect(isLate(goal(1, '2026-11-24'), today)).toBe(true);
    expect(isLate(goal(2, '2026-11-22'), today)).toBe(true);
    expect(isLate(goal(3, '2026-10-31'), today)).toBe(true);
  });

  test('not in its period, whichever day of it was written', () => {
    expect(isLate(goal(1, today), today)).toBe(false);
    expect(isLate(goal(2, '2026-11-23'), today)).toBe(false);
  });

  test('not when it is done, has no date, is for life or no goal at all', () => {
    expect(isLate(goal(1, '2026-11-24', '2026-11-25'), today)).toBe(false);
    expect(isLate(goal(null, null), today)).toBe(false);
    expect(isLate(goal(5, '2020-01-01'), today)).toBe(false);
    expect(isLate({ ...goal(1, '2026-11-24'), type: 'divider' }, today)).toBe(false);
  });
});

test('what waits longest stands first, a day before the week that ends with it', () => {
  const [week, day, older, month] = [
    goal(2, '2026-11-22'),
    goal(1, '2026-11-22'),
    goal(1, '2026-11-01'),
    goal(3, '2026-10-31'),
  ];
  expect(lateGoals([week, day, goal(1, today), older, month], [1, 2], today)).toEqual([older, day, week]);
});
