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
 * Whether a goal moves to today on its own when the user's day begins
 * (docs/product.md, "Overdue goals"). Moves open goals of past
 * days, since the set date, that are assigned to the user, or unassigned and created by them. Occurrences, locked goals
 * and (by setting) timed goals stay.
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

/** Moves a goal to today. Its times are of a past day and are cleared. The caller raises the carry count. */
export function overdueEdit(goal: Pick<GoalRow, 'datetimeFr'>, today: DateOnly): GoalEdit {
  return goal.datetimeFr === null
    ? { dueDate: today }
    : { dueDate: today, datetimeFr: null, datetimeTo: null };
}

/**
 * Returns the start of the user's next day, in ms.
 *
 * @param dayEndsAtHour until this hour the night belongs to the day before
 */
export function nextDayBegins(today: DateOnly, zone: string, dayEndsAtHour: number): number {
  return momentOf(plusDays(today, 1), dayEndsAtHour * 60, zone);
}
