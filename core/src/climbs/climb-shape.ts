import type { ColumnId } from '../time/horizons.ts';
import type { ClimbStep } from './climb-step.ts';
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
  /** The horizon with the longest reach. Null without enabled steps. */
  readonly column: ColumnId | null;
  /** Periods of that horizon from the start to the last goal. */
  readonly periodsCount: number;
}

/** Approximate days of a period, to compare horizons. */
const daysOfPeriod: Readonly<Record<ColumnId, number>> = {
  1: 1,
  2: 7,
  3: 30.4,
  4: 365.25,
  5: 0,
  6: 91.3,
  7: 3652.5,
};

export function stepsDescriptor(
  steps: readonly Pick<ClimbStep, 'column' | 'periodIndex' | 'repeatCount' | 'enabled'>[],
): StepsDescriptor {
  let [column, periodsCount, days] = [null as ColumnId | null, 0, -1];
  let goalsCount = 0;
  for (const step of steps.filter(({ enabled }) => enabled)) {
    goalsCount += goalsCountOf(step);
    const periods = step.periodIndex + goalsCountOf(step) - 1;
    const reach = periods * daysOfPeriod[step.column];
    if (reach > days) [column, periodsCount, days] = [step.column, periods, reach];
  }
  return { goalsCount, column, periodsCount };
}
