import { isSame } from '../same.ts';
import { sha256 } from '../sha256.ts';
import type { ClimbGoal } from './climb-goal.ts';
import type { ClimbStep } from './climb-step.ts';

/** A change by the author that is offered to people on the climb. */
export interface ClimbChange {
  /** Id of the step. */
  readonly step: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before: ClimbStep | null;
  readonly after: ClimbStep | null;
}

/** By step: the version of the step that the person has left, as {@link stepPrint}. */
export type SettledChanges = Readonly<Record<string, string>>;

/** Returns a short text that differs for steps that differ; blank for a removed step. */
export function stepPrint(step: ClimbStep | null): string {
  return step === null ? '' : sha256(JSON.stringify(partsOf(step))).slice(0, 16);
}

function partsOf(step: ClimbStep): readonly unknown[] {
  const { name, label, richDescription, richThoughts, repeatCount, enabled, column, periodIndex } = step;
  const ops = [richDescription?.ops ?? null, richThoughts?.ops ?? null];
  return [name, label, ...ops, repeatCount, enabled, column, periodIndex];
}

/**
 * Returns the author's changes that are neither taken nor left, in the order of the published steps, removed steps
 * last. Steps whose goals are all done are never offered.
 *
 * @param steps as the person goes them
 * @param published as the author has them now
 */
export function offeredChanges(
  steps: readonly ClimbStep[],
  published: readonly ClimbStep[],
  goals: readonly Pick<ClimbGoal, 'doneDate' | 'climbStep'>[],
  settled: SettledChanges,
): readonly ClimbChange[] {
  const own = new Map(steps.map((step) => [step.id, step]));
  const theirs = new Set(published.map(({ id }) => id));
  const done = doneSteps(goals);
  const changes = [
    ...published.flatMap((after) => changeTo(own.get(after.id) ?? null, after)),
    ...steps.filter(({ id }) => !theirs.has(id)).flatMap((before) => changeTo(before, null)),
  ];
  return changes.filter(
    ({ step, after }) =>
      !done.has(step) && !(Object.hasOwn(settled, step) && settled[step] === stepPrint(after)),
  );
}

/** Returns the author's changes to steps whose goals are all done. They are never offered. */
export function changesToDone(
  steps: readonly ClimbStep[],
  published: readonly ClimbStep[],
  goals: readonly Pick<ClimbGoal, 'doneDate' | 'climbStep'>[],
): readonly ClimbChange[] {
  const done = doneSteps(goals);
  return offeredChanges(steps, published, [], {}).filter(({ step }) => done.has(step));
}

function changeTo(before: ClimbStep | null, after: ClimbStep | null): readonly ClimbChange[] {
  const step = (after ?? before)?.id;
  if (step === undefined) return [];
  if (before === null) return [{ step, kind: 'added', before, after }];
  if (after === null) return [{ step, kind: 'removed', before, after }];
  return isSame(partsOf(before), partsOf(after)) ? [] : [{ step, kind: 'changed', before, after }];
}

function doneSteps(goals: readonly Pick<ClimbGoal, 'doneDate' | 'climbStep'>[]): ReadonlySet<string> {
  const byStep = Map.groupBy(goals, ({ climbStep }) => climbStep.id);
  const done = [...byStep].filter(([, own]) => own.every(({ doneDate }) => doneDate !== null));
  return new Set(done.map(([id]) => id));
}

/**
 * Returns the steps with the taken changes. A new step comes behind the published step before it.
 *
 * @param taken some of {@link offeredChanges}
 */
export function stepsWithChanges(
  steps: readonly ClimbStep[],
  published: readonly ClimbStep[],
  taken: readonly ClimbChange[],
): readonly ClimbStep[] {
  const byStep = new Map(taken.map((change) => [change.step, change]));
  const kept = steps.flatMap((step) => {
    const change = byStep.get(step.id);
    return change ? (change.after ?? []) : step;
  });
  const all = [...kept];
  for (const [at, step] of published.entries()) {
    if (byStep.get(step.id)?.kind !== 'added') continue;
    const before = published.slice(0, at).findLast(({ id }) => all.some((each) => each.id === id));
    all.splice(before ? all.findIndex(({ id }) => id === before.id) + 1 : 0, 0, step);
  }
  return all;
}
