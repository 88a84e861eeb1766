import type { ColumnId } from '../time/horizons.ts';
import { goalsCountOf, type PlannedStep } from './planned-goals.ts';

/** The place of a step, from which a card draws the climb: column, first period, repeats, enabled. */
export type StepPlace = readonly [
  column: ColumnId,
  periodIndex: number,
  repeatCount: number,
  enabled: boolean,
];

export function stepPlaces(steps: readonly PlannedStep[]): readonly StepPlace[] {
  return steps.map(({ column, periodIndex, repeatCount, enabled }) => [
    column,
    periodIndex,
    repeatCount,
    enabled,
  ]);
}

/** For a sentence such as “24 goals in 9 weeks”. */
export interface StepsDescriptor {
  readonly goalsCount: number;
  /** The horizon in which the climb's length is counted. Null without enabled steps. */
  readonly column: ColumnId | null;
  /** Periods of that horizon from the start to its last goal. */
  readonly periodsCount: number;
}

/** From short to long, with the approximate days of a period. */
const horizons: readonly (readonly [ColumnId, number])[] = [
  [5, 0],
  [1, 1],
  [2, 7],
  [3, 30.4],
  [6, 91.3],
  [4, 365.25],
  [7, 3652.5],
];

/** Returns the approximate number of days from the start to the step's first period. */
export function daysBefore([column, periodIndex]: StepPlace): number {
  const length = horizons.find(([id]) => id === column)?.[1] ?? 0;
  return (periodIndex - 1) * length;
}

/**
 * A longer horizon counts only if its last period begins when the shorter ones have ended, or ends with them: twelve
 * weeks with one aim for the year are twelve weeks.
 */
export function stepsDescriptor(steps: readonly PlannedStep[]): StepsDescriptor {
  const enabled = steps.filter((step) => step.enabled);
  const goalsCount = enabled.reduce((count, step) => count + goalsCountOf(step), 0);
  let [column, periodsCount, days] = [null as ColumnId | null, 0, 0];
  for (const [next, length] of horizons) {
    const ends = enabled
      .filter((step) => step.column === next)
      .map((step) => step.periodIndex + goalsCountOf(step) - 1);
    if (ends.length === 0) continue;
    const periods = Math.max(...ends);
    const isCounted = column === null || (periods - 1) * length >= days || periods * length === days;
    if (isCounted) [column, periodsCount, days] = [next, periods, periods * length];
  }
  return { goalsCount, column, periodsCount };
}
