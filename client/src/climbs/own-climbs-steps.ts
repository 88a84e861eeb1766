import { climbStepsFrom, type StepsRefusal } from '@cairn/core/climbs/edited-climb';
import { type ClimbStep, maxPeriodIndex } from '@cairn/core/climbs/climb-step';
import { goalsCountOf } from '@cairn/core/climbs/planned-goals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { dayColumn } from '@cairn/core/time/horizons';
import type { Cairn } from '../cairn/cairn.ts';
import { ownClimbOf } from './own-climbs.ts';
import { type ClimbChangeHere, writeClimb } from './own-climbs-edit.ts';

export type StepRefusal = StepsRefusal | { readonly code: 'climb.unknown' | 'climb.unknownStep' };

export type StepChange = Outcome<ClimbChangeHere, StepRefusal>;

type AddedStep = Outcome<ClimbChangeHere & { readonly id: string }, StepRefusal>;

/** Adds a step behind another one, or at the end. It begins when the step before has ended. */
export function addStep(cairn: Cairn, key: string, after: string | null = null): AddedStep {
  const id = cairn.environment.newId();
  const added = changeSteps(cairn, key, (steps) => {
    const at = after === null ? steps.length : placeOf(steps, after) + 1;
    return at === 0 && after !== null ? null : inserted(steps, at, stepBehind(steps[at - 1], id));
  });
  return added.ok ? accepted({ ...added.value, id }) : added;
}

function stepBehind(before: ClimbStep | undefined, id: string): ClimbStep {
  const column = before?.column ?? dayColumn;
  const next = before ? before.periodIndex + Math.max(goalsCountOf(before), 1) : 1;
  return {
    id,
    name: '',
    label: '',
    richDescription: null,
    richThoughts: null,
    repeatCount: 1,
    enabled: true,
    column,
    periodIndex: Math.min(next, maxPeriodIndex),
  };
}

export function editStep(
  cairn: Cairn,
  key: string,
  id: string,
  edit: Partial<Omit<ClimbStep, 'id'>>,
): StepChange {
  return changeSteps(cairn, key, (steps) =>
    placeOf(steps, id) < 0 ? null : steps.map((step) => (step.id === id ? { ...step, ...edit } : step)),
  );
}

/** The copy is behind its original. */
export function duplicateStep(cairn: Cairn, key: string, id: string): AddedStep {
  const copy = cairn.environment.newId();
  const duplicated = changeSteps(cairn, key, (steps) => {
    const at = placeOf(steps, id);
    const original = steps[at];
    return original ? inserted(steps, at + 1, { ...original, id: copy }) : null;
  });
  return duplicated.ok ? accepted({ ...duplicated.value, id: copy }) : duplicated;
}

/** @param before the id of the next step; null for the end */
export function moveStep(cairn: Cairn, key: string, id: string, before: string | null): StepChange {
  return changeSteps(cairn, key, (steps) => {
    const step = steps.find((one) => one.id === id);
    if (!step || before === id) return step ? steps : null;
    const others = steps.filter((one) => one.id !== id);
    const at = before === null ? others.length : placeOf(others, before);
    return at < 0 ? null : inserted(others, at, step);
  });
}

export function removeStep(cairn: Cairn, key: string, id: string): StepChange {
  return changeSteps(cairn, key, (steps) =>
    placeOf(steps, id) < 0 ? null : steps.filter((one) => one.id !== id),
  );
}

/** Restores a removed step, also if other steps were changed meanwhile. */
export function putStepBack(cairn: Cairn, key: string, step: ClimbStep, place: number): StepChange {
  return changeSteps(cairn, key, (steps) =>
    placeOf(steps, step.id) < 0 ? inserted(steps, Math.min(place, steps.length), step) : steps,
  );
}

/** @param change returns null if a named step is missing */
function changeSteps(
  cairn: Cairn,
  key: string,
  change: (steps: readonly ClimbStep[]) => readonly ClimbStep[] | null,
): StepChange {
  const climb = ownClimbOf(cairn, key);
  if (!climb) return refused({ code: 'climb.unknown' });
  const changed = change(climb.steps);
  if (!changed) return refused({ code: 'climb.unknownStep' });
  const shown = climbStepsFrom(changed);
  if (!shown.ok) return shown;
  // Another tab may have added or removed steps meanwhile.
  const stepsOn = (stored: readonly ClimbStep[]) => {
    const there = change(stored);
    const valid = there && climbStepsFrom(there);
    return valid?.ok ? valid.value : shown.value;
  };
  return accepted(
    writeClimb(cairn, key, { steps: shown.value }, ({ steps = [] }) => ({ steps: stepsOn(steps) })),
  );
}

function placeOf(steps: readonly ClimbStep[], id: string): number {
  return steps.findIndex((step) => step.id === id);
}

function inserted(steps: readonly ClimbStep[], at: number, step: ClimbStep): readonly ClimbStep[] {
  return steps.toSpliced(at, 0, step);
}
