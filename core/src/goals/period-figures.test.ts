import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { weekOf } from '../time/periods.ts';
import { periodFigures } from './period-figures.ts';

const week = weekOf('2026-11-18');
const today = plusDays(week.lastDate, 1);
const goal = (columnId: ColumnId | null, dueDate: string | null, more: object = {}) => ({
  type: null,
  columnId,
  dueDate,
  doneDate: null,
  carriedCount: 0,
  ...more,
});

test('what is done counts on its day, and what ended undone is open', () => {
  const goals = [
    goal(1, '2026-11-16', { doneDate: '2026-11-16' }),
    goal(3, '2026-11-30', { doneDate: '2026-11-18' }),
    goal(1, '2026-11-17', { doneDate: today }),
    goal(1, '2026-11-19'),
    goal(2, '2026-11-22'),
    goal(2, '2026-11-29'),
    goal(3, '2026-11-30'),
    goal(null, null),
    goal(1, '2026-11-20', { type: 'divider' }),
  ];
  const figures = periodFigures(goals, week, today);
  expect(figures.doneByDay).toEqual([1, 0, 1, 0, 0, 0, 0]);
  expect([figures.done, figures.carried]).toEqual([2, 0]);
  expect(figures.open).toEqual([goals[3], goals[4]]);
});

test('a goal that moved on to today is still open, and counts as carried', () => {
  const moved = goal(1, today, { carriedCount: 2 });
  const figures = periodFigures(
    [moved, goal(1, today), goal(1, plusDays(today, 1), { carriedCount: 1 })],
    week,
    today,
  );
  expect(figures).toMatchObject({ done: 0, open: [moved], carried: 1 });
});

test('each goal is done, open or neither, and the days add up', () => {
  const date = fc.integer({ min: -10, max: 10 }).map((days) => plusDays(week.firstDate, days));
  const goals = fc.array(
    fc.record({
      type: fc.constant(null),
      columnId: fc.constantFrom<ColumnId>(1, 2, 3),
      dueDate: date,
      doneDate: fc.option(date),
      carriedCount: fc.nat(2),
    }),
  );
  fc.assert(
    fc.property(goals, (some) => {
      const { done, doneByDay, open } = periodFigures(some, week, today);
      expect(doneByDay.length).toBe(7);
      expect(done).toBe(
        some.filter(({ doneDate }) => doneDate && doneDate >= week.firstDate && doneDate <= week.lastDate)
          .length,
      );
      expect(open.every(({ doneDate }) => doneDate === null)).toBe(true);
    }),
  );
});
