import type { GoalRow } from '../goals/goal.ts';
import { type ClimbMark, type ClimbStepOfGoal } from '../goals/climb-step-of-goal.ts';
import { notesText } from '../notes/delta.ts';
import type { PlannedGoal } from './planned-goals.ts';

/** A goal of a running climb. */
export type ClimbGoal = Pick<GoalRow, 'id' | 'name' | 'columnId' | 'dueDate' | 'doneDate' | 'notesRev'> & {
  readonly climbStep: ClimbStepOfGoal;
};

export function compareClimbGoals(one: ClimbGoal, other: ClimbGoal): number {
  return (
    one.climbStep.number - other.climbStep.number ||
    one.climbStep.repeat - other.climbStep.repeat ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Names a goal of a climb: its step, and which goal of the step it is. */
export function planKey(stepId: string, repeat: number): string {
  return `${repeat} ${stepId}`;
}

export function climbStepOfGoal(
  { step, number, repeat, opensOn }: PlannedGoal,
  climb: ClimbMark,
  inOrder: boolean,
): ClimbStepOfGoal {
  const { id, name, label, richDescription, repeatCount, enabled, column, periodIndex } = step;
  const description = richDescription === null ? '' : notesText(richDescription).trimEnd();
  const { name: climbName, icon, color, code, slug } = climb;
  return {
    id,
    name,
    label,
    description,
    repeatCount,
    enabled,
    column,
    periodIndex,
    number,
    repeat,
    inOrder,
    opensOn,
    climb: { name: climbName, icon, color, code, slug },
  };
}

/**
 * A restored backup adds this to each revision (`server/src/backup/restore-backup.ts`). So does a note that follows its
 * changed template, because the person has not written into it.
 */
export const revisionsOfTemplate = 1_000_000;

/** Whether the person has done the goal, named it or written into it. */
export function isTouched({ doneDate, name, notesRev, climbStep }: ClimbGoal): boolean {
  return doneDate !== null || hasOwnNote({ notesRev }) || name !== climbStep.name;
}

/** Whether the note was changed since the start of the climb. */
export function hasOwnNote({ notesRev }: Pick<ClimbGoal, 'notesRev'>): boolean {
  return notesRev % revisionsOfTemplate !== 0;
}
