import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays, isoWeekday } from '../time/date-only.ts';
import { anyDate, anySteps, planned, step } from '../testing/climbs.ts';
import { fullestDay, goalsBefore, plannedHorizons } from './plan-summary.ts';
import { suggestedStartDate } from './start-choice.ts';

test('the horizons of a plan hold all of its goals, and begin and end with them', () => {
  fc.assert(
    fc.property(anySteps, anyDate, (steps, startDate) => {
      const goals = planned(steps, startDate);
      const horizons = plannedHorizons(goals);
      expect(horizons.reduce((sum, each) => sum + each.goals, 0)).toBe(goals.length);
      for (const { columnId, firstDate, lastDate } of horizons) {
        const own = goals.filter((goal) => goal.columnId === columnId);
        expect(own.every((goal) => firstDate <= goal.opensOn && goal.dueDate <= lastDate)).toBe(true);
      }
    }),
  );
});

test('goals before today are those whose period has ended', () => {
  const goals = planned([step('w', { column: 2 }), step('d', { repeatCount: 5 })], '2026-11-23');
  expect(goalsBefore(goals, '2026-11-23')).toBe(0);
  expect(goalsBefore(goals, '2026-11-26')).toBe(3);
  expect(goalsBefore(goals, '2026-11-30')).toBe(6);
});

test('the fullest day counts goals that are there already, and is the first of equal ones', () => {
  const goals = planned([step('d', { repeatCount: 3 })], '2026-11-23');
  expect(fullestDay(goals, () => 0)).toEqual({ day: '2026-11-23', goals: 1 });
  const busy = (day: string) => (day === '2026-11-24' ? 4 : 1);
  expect(fullestDay(goals, busy)).toEqual({ day: '2026-11-24', goals: 5 });
  expect(fullestDay(planned([step('w', { column: 2 })], '2026-11-23'), busy)).toBeNull();
});

test('the suggested start is the next such weekday, today included', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (today, weekday) => {
      const start = suggestedStartDate(weekday, today);
      expect(isoWeekday(start)).toBe(weekday);
      expect(today <= start && start <= plusDays(today, 6)).toBe(true);
    }),
  );
  expect(suggestedStartDate(null, '2026-11-23')).toBe('2026-11-23');
});
