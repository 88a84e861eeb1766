import type { GoalRow } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { type DateOnly, daysBetween, plusDays } from '../time/date-only.ts';
import { type Life, periodOf } from '../time/periods.ts';
import { type ClimbGoal, planKey } from './climb-goal.ts';
import type { ClimbStep } from './climb-step.ts';
import {
  isStartDate,
  periodCounted,
  type PlannedGoal,
  plannedGoals,
  type PlanRefusal,
} from './planned-goals.ts';

/** A change of one goal of a climb. */
export interface MovedClimbGoal extends Pick<GoalRow, 'columnId' | 'dueDate' | 'doneDate'> {
  readonly id: string;
  readonly opensOn: DateOnly;
}

/**
 * Returns the goals that move when the start does: those that are not done. A goal that the person has put into
 * another horizon, or into none, stays there and gets only its new opening day.
 */
export function movedStart(
  steps: readonly ClimbStep[],
  goals: readonly ClimbGoal[],
  startDate: DateOnly,
  life?: Life,
): Outcome<readonly MovedClimbGoal[], PlanRefusal> {
  const planned = plannedGoals(steps, startDate, life);
  if (!planned.ok) return planned;
  const plan = planOf(planned.value);
  return accepted(
    goals.filter(({ doneDate }) => doneDate === null).flatMap((goal) => movedTo(goal, plan.get(keyOf(goal)))),
  );
}

export interface RestartedClimb {
  readonly startDate: DateOnly;
  readonly moved: readonly MovedClimbGoal[];
}

/**
 * Begins again from a step: its first goal is in the period of `today`, later steps keep their distance, and done
 * goals from the step on are open again. Earlier steps stay as they are.
 */
export function restartedClimb(
  steps: readonly ClimbStep[],
  goals: readonly ClimbGoal[],
  from: { readonly stepId: string; readonly today: DateOnly; readonly startDate: DateOnly },
  life?: Life,
): Outcome<RestartedClimb, PlanRefusal | { readonly code: 'climb.unknownStep' }> {
  const at = steps.findIndex(({ id, enabled }) => id === from.stepId && enabled);
  const step = steps[at];
  if (!step) return refused({ code: 'climb.unknownStep' });
  const startDate = restartDate(step, from.today, from.startDate);
  if (!isStartDate(startDate)) return refused({ code: 'climb.start' });
  const planned = plannedGoals(steps, startDate, life);
  if (!planned.ok) return planned;
  const plan = planOf(planned.value.filter(({ number }) => number > at));
  const moved = goals.flatMap((goal) => movedTo(goal, plan.get(keyOf(goal)), true));
  return accepted({ startDate, moved });
}

/** Returns the start that puts a step into the period of `today`, as far into its own period as the former start. */
function restartDate(
  { column, periodIndex }: Pick<ClimbStep, 'column' | 'periodIndex'>,
  today: DateOnly,
  startDate: DateOnly,
): DateOnly {
  if (periodOf(column, today).columnId === 5) return today;
  const former = daysBetween(periodOf(column, startDate).firstDate, startDate);
  const first = periodCounted(column, today, 2 - periodIndex);
  const wanted = plusDays(first.firstDate, former);
  return wanted < first.lastDate ? wanted : first.lastDate;
}

const keyOf = ({ climbStep }: ClimbGoal) => planKey(climbStep.id, climbStep.repeat);

function planOf(planned: readonly PlannedGoal[]): ReadonlyMap<string, PlannedGoal> {
  return new Map(planned.map((each) => [planKey(each.step.id, each.repeat), each]));
}

function movedTo(
  goal: ClimbGoal,
  planned: PlannedGoal | undefined,
  opens = false,
): readonly MovedClimbGoal[] {
  if (!planned) return [];
  const { id, climbStep } = goal;
  const isInPlan = goal.columnId === climbStep.column;
  const dueDate = isInPlan ? planned.dueDate : goal.dueDate;
  const doneDate = opens ? null : goal.doneDate;
  const { opensOn } = planned;
  const isSame = dueDate === goal.dueDate && doneDate === goal.doneDate && opensOn === climbStep.opensOn;
  return isSame ? [] : [{ id, columnId: goal.columnId, dueDate, doneDate, opensOn }];
}
