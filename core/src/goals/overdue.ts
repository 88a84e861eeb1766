import type { DateOnly } from '../time/date-only.ts';
import { momentOf } from '../time/zones.ts';
import { plusDays } from '../time/date-only.ts';
import type { GoalEdit, GoalRow } from './goal.ts';

/** Whose day has begun, and what they want of it. */
export interface BegunDay {
  /** The person's code. */
  readonly personCode: string;
  readonly today: DateOnly;
  readonly now: number;
  readonly settings: {
    readonly rescheduleOverdueGoalsAfter: DateOnly | null;
    readonly rescheduleTimedGoals: boolean;
  };
}

/** What is asked of a goal to tell whether it moves. */
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
 * Whether a goal moves to today by itself when a person's day begins (docs/product.md 5.13): an open goal of a day gone by, of
 * the date that they set or later, which is theirs: assigned to them, or made by them and nobody else's. Occurrences of
 * series, locked goals, and unless they want it goals with a time stay where they are. Longer horizons never move.
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

/** What becomes of a goal that moves to today: its times are of a day gone by. Its carry count rises besides. */
export function overdueEdit(goal: Pick<GoalRow, 'datetimeFr'>, today: DateOnly): GoalEdit {
  return goal.datetimeFr === null
    ? { dueDate: today }
    : { dueDate: today, datetimeFr: null, datetimeTo: null };
}

/**
 * When a person's next day begins.
 *
 * @param dayEndsAtHour the hour up to which the night still belongs to the day before
 */
export function nextDayBegins(today: DateOnly, zone: string, dayEndsAtHour: number): number {
  return momentOf(plusDays(today, 1), dayEndsAtHour * 60, zone);
}
