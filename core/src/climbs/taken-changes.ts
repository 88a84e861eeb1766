import type { ClimbMark, ClimbStepOfGoal } from '../goals/climb-step-of-goal.ts';
import { isSame } from '../same.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { accepted, type Outcome } from '../outcome.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { Life } from '../time/periods.ts';
import { type ClimbGoal, climbStepOfGoal, hasOwnNote, planKey } from './climb-goal.ts';
import type { ClimbStep } from './climb-step.ts';
import { type PlannedGoal, plannedGoals, type PlanRefusal } from './planned-goals.ts';

/** An edit of one goal. Fields that are left out stay. */
export interface ChangedClimbGoal {
  readonly id: string;
  readonly climbStep: ClimbStepOfGoal;
  readonly name?: string;
  readonly richThoughts?: NotesDelta | null;
  readonly columnId?: ClimbStep['column'];
  readonly dueDate?: DateOnly;
}

export interface TakenChanges {
  readonly added: readonly PlannedGoal[];
  readonly changed: readonly ChangedClimbGoal[];
  /** Ids of goals that the new steps do not have. Done goals stay. */
  readonly deleted: readonly string[];
}

/**
 * Returns the effect of new steps on the goals of a running climb. Done goals keep name, note and date. A name that
 * the person has changed stays, and so does a note.
 *
 * @param before the steps until now
 * @param after the steps from now on
 */
export function takenChanges(
  before: readonly ClimbStep[],
  after: readonly ClimbStep[],
  goals: readonly ClimbGoal[],
  climb: { readonly mark: ClimbMark; readonly inOrder: boolean; readonly startDate: DateOnly },
  life?: Life,
): Outcome<TakenChanges, PlanRefusal> {
  const planned = plannedGoals(after, climb.startDate, life);
  if (!planned.ok) return planned;
  const byKey = new Map(planned.value.map((each) => [planKey(each.step.id, each.repeat), each]));
  const was = new Map(before.map((step) => [step.id, step]));
  const there = new Set(goals.map(({ climbStep }) => planKey(climbStep.id, climbStep.repeat)));
  const wasPlanned = ({ step, repeat }: PlannedGoal) => {
    const old = was.get(step.id);
    return old !== undefined && old.enabled && repeat <= old.repeatCount;
  };
  return accepted({
    // A goal that the person has deleted does not come back.
    added: planned.value.filter(
      (each) => !there.has(planKey(each.step.id, each.repeat)) && !wasPlanned(each),
    ),
    changed: goals.flatMap((goal) => {
      const plan = byKey.get(planKey(goal.climbStep.id, goal.climbStep.repeat));
      return plan ? changedGoal(goal, plan, was.get(plan.step.id) ?? plan.step, climb) : [];
    }),
    deleted: goals
      .filter(
        ({ doneDate, climbStep }) => doneDate === null && !byKey.has(planKey(climbStep.id, climbStep.repeat)),
      )
      .map(({ id }) => id),
  });
}

function changedGoal(
  goal: ClimbGoal,
  plan: PlannedGoal,
  was: ClimbStep,
  { mark, inOrder }: { readonly mark: ClimbMark; readonly inOrder: boolean },
): readonly ChangedClimbGoal[] {
  const { step } = plan;
  const isPlaced = was.column !== step.column || was.periodIndex !== step.periodIndex;
  const isDone = goal.doneDate !== null;
  const climbStep = climbStepOfGoal(
    isDone || !isPlaced ? { ...plan, opensOn: goal.climbStep.opensOn } : plan,
    mark,
    inOrder,
  );
  const isNamed = !isDone && goal.name === goal.climbStep.name && step.name !== goal.name;
  const isNoted = !isDone && !hasOwnNote(goal) && !isSame(was.richThoughts, step.richThoughts);
  const isMoved = !isDone && isPlaced && goal.columnId === was.column;
  const changed = {
    id: goal.id,
    climbStep,
    ...(isNamed ? { name: step.name } : {}),
    ...(isNoted ? { richThoughts: step.richThoughts } : {}),
    ...(isMoved ? { columnId: plan.columnId, dueDate: plan.dueDate } : {}),
  };
  const isUnchanged = isSame(climbStep, goal.climbStep) && !isNamed && !isNoted && !isMoved;
  return isUnchanged ? [] : [changed];
}
