import type { DateOnly } from '../time/date-only.ts';
import { momentOf } from '../time/zones.ts';
import { plusDays } from '../time/date-only.ts';
import type { GoalEdit, GoalRow } from './goal.ts';

export interface BegunDay {
  readonly personCode: string;
  readonly today: DateOnly;
  readonly now: number;
  readonly settings: {
    readonly rescheduleOverdueGoalsAfter: DateOnly | null;
    readonly rescheduleTimedGoals: boolean;
  };
}

type MovingGoal = Pick<
  GoalRow,
  | 'type'
  | 'columnId'
  | 'dueDate'
  | 'doneDate'
  | 'datetimeFr'
  | 'recurrence'
  | 'locked'
  | 'lockedTillDatetime'
  | 'assignee'
  | 'createdBy'
>;

/**
 * Whether a goal moves to today when the user's day begins (docs/product.md, "Overdue goals"). Applies to
 * open goals of past days since the set date, assigned to the user, or unassigned and created by them.
 * Occurrences and locked goals stay; timed goals stay by setting.
 */
export function isOverdueOn(goal: MovingGoal, { personCode, today, now, settings }: BegunDay): boolean {
  const since = settings.rescheduleOverdueGoalsAfter;
  if (since === null || goal.type !== null || goal.columnId !== 1 || goal.doneDate !== null) return false;
  if (goal.dueDate === null || goal.dueDate < since || goal.dueDate >= today) return false;
  if (goal.recurrence !== null || isLocked(goal, now)) return false;
  if (goal.datetimeFr !== null && !settings.rescheduleTimedGoals) return false;
  return (goal.assignee ?? goal.createdBy) === personCode;
}

function isLocked({ locked, lockedTillDatetime }: MovingGoal, now: number): boolean {
  return locked || (lockedTillDatetime !== null && Date.parse(lockedTillDatetime) > now);
}

/** Clears the times. The caller raises the carry count. */
export function overdueEdit(goal: Pick<GoalRow, 'datetimeFr'>, today: DateOnly): GoalEdit {
  return goal.datetimeFr === null
    ? { dueDate: today }
    : { dueDate: today, datetimeFr: null, datetimeTo: null };
}

/**
 * Returns ms since 1970 UTC.
 *
 * @param dayEndsAtHour until this hour, the night belongs to the day before
 */
export function nextDayBegins(today: DateOnly, zone: string, dayEndsAtHour: number): number {
  return momentOf(plusDays(today, 1), dayEndsAtHour * 60, zone);
}
