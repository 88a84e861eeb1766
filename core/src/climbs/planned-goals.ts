import { accepted, type Outcome, refused } from '../outcome.ts';
import { type DateOnly, dateFrom, monthOf, plusDays, yearOf } from '../time/date-only.ts';
import { type ColumnId, specOf } from '../time/horizons.ts';
import { defaultLife, dueDateOf, type Life, type Period, periodOf } from '../time/periods.ts';
import { type ClimbStep, maxClimbGoals } from './climb-step.ts';

export interface PlannedGoal<Step extends PlannedStep = ClimbStep> {
  readonly step: Step;
  /** Place of the step in the climb, from 1. */
  readonly number: number;
  /** From 1. */
  readonly repeat: number;
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
  /** First day of the period. */
  readonly opensOn: DateOnly;
}

export type PlannedStep = Pick<ClimbStep, 'repeatCount' | 'enabled' | 'column' | 'periodIndex'>;

export const firstStartDate: DateOnly = '2000-01-01';
export const lastStartDate: DateOnly = '2100-12-31';

export type PlanRefusal = { readonly code: 'climb.start' | 'climb.steps' | 'climb.tooLarge' };

export function isStartDate(date: DateOnly): boolean {
  return firstStartDate <= date && date <= lastStartDate;
}

/**
 * Returns the goals of a climb that starts on a date, by step and repeat. A step of the life makes one goal.
 *
 * Refuses a start outside of 2000 to 2100, a goal whose period begins later, a climb without enabled steps, and one
 * with more than {@link maxClimbGoals} goals.
 */
export function plannedGoals<Step extends PlannedStep>(
  steps: readonly Step[],
  startDate: DateOnly,
  life: Life = defaultLife,
): Outcome<readonly PlannedGoal<Step>[], PlanRefusal> {
  if (!isStartDate(startDate)) return refused({ code: 'climb.start' });
  const count = goalsCount(steps);
  if (count === 0) return refused({ code: 'climb.steps' });
  if (count > maxClimbGoals) return refused({ code: 'climb.tooLarge' });
  const goals = steps.flatMap((step, index) => goalsOfStep(step, index + 1, startDate, life));
  return goals.some(({ columnId, opensOn }) => specOf(columnId).unit !== null && opensOn > lastStartDate)
    ? refused({ code: 'climb.start' })
    : accepted(goals);
}

/** Goals that a start makes. */
export function goalsCount(steps: readonly PlannedStep[]): number {
  return steps.reduce((count, step) => count + goalsCountOf(step), 0);
}

export function goalsCountOf({ enabled, column, repeatCount }: PlannedStep): number {
  if (!enabled) return 0;
  return specOf(column).unit === null ? 1 : repeatCount;
}

function goalsOfStep<Step extends PlannedStep>(
  step: Step,
  number: number,
  startDate: DateOnly,
  life: Life,
): readonly PlannedGoal<Step>[] {
  return Array.from({ length: goalsCountOf(step) }, (_, index) => {
    const period = periodCounted(step.column, startDate, step.periodIndex + index, life);
    return {
      step,
      number,
      repeat: index + 1,
      columnId: step.column,
      dueDate: dueDateOf(period),
      opensOn: period.firstDate,
    };
  });
}

/** @param index 1 is the period that holds the date; may be 0 or negative */
export function periodCounted(
  columnId: ColumnId,
  date: DateOnly,
  index: number,
  life: Life = defaultLife,
): Period {
  const { unit, length } = specOf(columnId);
  const { firstDate } = periodOf(columnId, date, life);
  const units = (index - 1) * length;
  switch (unit) {
    case null:
      return periodOf(columnId, date, life);
    case 'day':
      return periodOf(columnId, plusDays(date, units));
    case 'week':
      return periodOf(columnId, plusDays(firstDate, 7 * units));
    case 'month':
      return periodOf(columnId, dateFrom(yearOf(firstDate), monthOf(firstDate) + units, 1));
    case 'year':
      return periodOf(columnId, dateFrom(yearOf(firstDate) + units, 1, 1));
  }
}
