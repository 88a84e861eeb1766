import type { GoalFields } from './goal.ts';
import type { Schedule } from './schedule.ts';

/** The goal's place on the time axis, or null when it has none. */
export function scheduleOf(goal: Pick<GoalFields, 'columnId' | 'dueDate'>): Schedule | null {
  return goal.columnId !== null && goal.dueDate !== null
    ? { columnId: goal.columnId, dueDate: goal.dueDate }
    : null;
}

/** The edit that puts a goal into a period, or takes it off the time axis with its times. */
export function scheduleEdit(
  schedule: Schedule | null,
): Pick<GoalFields, 'columnId' | 'dueDate'> & Partial<Pick<GoalFields, 'datetimeFr' | 'datetimeTo'>> {
  return schedule
    ? { columnId: schedule.columnId, dueDate: schedule.dueDate }
    : { columnId: null, dueDate: null, datetimeFr: null, datetimeTo: null };
}
