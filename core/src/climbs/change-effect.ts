import type { ClimbMark, ClimbStepOfGoal } from '../goals/climb-step-of-goal.ts';
import { accepted, type Outcome } from '../outcome.ts';
import { isSame } from '../same.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import type { Life } from '../time/periods.ts';
import { type ClimbChange, stepsWithChanges } from './climb-changes.ts';
import type { ClimbGoal } from './climb-goal.ts';
import type { ClimbStep } from './climb-step.ts';
import type { PlannedGoal, PlanRefusal } from './planned-goals.ts';
import { type ChangedClimbGoal, takenChanges } from './taken-changes.ts';

/** The effect of taking changes on a person's plan. Goals that only get another number are left out. */
export interface ChangeEffect {
  readonly added: readonly PlannedGoal[];
  readonly moved: readonly MovedGoal[];
  /** Ids of goals that get a new text and stay where they are. */
  readonly renewed: readonly string[];
  readonly deleted: readonly string[];
}

export interface MovedGoal {
  readonly id: string;
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
}

export interface WalkedClimb {
  /** As the person goes them. */
  readonly steps: readonly ClimbStep[];
  readonly goals: readonly ClimbGoal[];
  readonly mark: ClimbMark;
  readonly inOrder: boolean;
  readonly startDate: DateOnly;
}

/**
 * @param published the author's steps
 * @param taken one of the offered changes, or several together
 */
export function changeEffect(
  climb: WalkedClimb,
  published: readonly ClimbStep[],
  taken: readonly ClimbChange[],
  life?: Life,
): Outcome<ChangeEffect, PlanRefusal> {
  const { steps, goals } = climb;
  const effect = takenChanges(steps, stepsWithChanges(steps, published, taken), goals, climb, life);
  if (!effect.ok) return effect;
  const { added, changed, deleted } = effect.value;
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const ofTaken = new Set(taken.map(({ step }) => step));
  const open = changed.filter(
    ({ id, climbStep }) => ofTaken.has(climbStep.id) && byId.get(id)?.doneDate === null,
  );
  const moved = open.flatMap(({ id, columnId, dueDate }) =>
    columnId === undefined || dueDate === undefined ? [] : [{ id, columnId, dueDate }],
  );
  const isMoved = new Set(moved.map(({ id }) => id));
  const renewed = open.filter((goal) => !isMoved.has(goal.id) && hasNewText(goal, byId.get(goal.id)));
  return accepted({ added, moved, renewed: renewed.map(({ id }) => id), deleted });
}

function hasNewText({ name, richThoughts, climbStep }: ChangedClimbGoal, goal?: ClimbGoal): boolean {
  return (
    name !== undefined ||
    richThoughts !== undefined ||
    !isSame(textsOf(climbStep), goal && textsOf(goal.climbStep))
  );
}

const textsOf = ({ name, label, description }: ClimbStepOfGoal) => [name, label, description];

/** The parts of a step that a change touches. */
export interface ChangedParts {
  /** Name, label, description or template of the note. */
  readonly text: boolean;
  /** Horizon or period, so that taking it moves a date. */
  readonly place: boolean;
  /** Repeats, or whether the step is enabled. */
  readonly amount: boolean;
}

/** All false for an added or removed step. */
export function changedParts({ before, after }: Pick<ClimbChange, 'before' | 'after'>): ChangedParts {
  if (before === null || after === null) return { text: false, place: false, amount: false };
  const texts = ({ name, label, richDescription, richThoughts }: ClimbStep) => [
    name,
    label,
    richDescription,
    richThoughts,
  ];
  return {
    text: !isSame(texts(before), texts(after)),
    place: before.column !== after.column || before.periodIndex !== after.periodIndex,
    amount: before.repeatCount !== after.repeatCount || before.enabled !== after.enabled,
  };
}
