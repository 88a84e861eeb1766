import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';

/** The climb as its goals and running climbs show it. */
export interface ClimbMark {
  /** Blank is shown as “Untitled climb”. */
  readonly name: string;
  /** A key of `climbs/icons.ts`. */
  readonly icon: string;
  /** A key of `colors.ts`. */
  readonly color: string;
  readonly code: string;
  readonly slug: string;
}

/** The step that a goal belongs to, for every reader of the goal. */
export interface ClimbStepOfGoal {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Plain text. The running climb has it with formats. */
  readonly description: string;
  readonly repeatCount: number;
  readonly enabled: boolean;
  readonly column: ColumnId;
  readonly periodIndex: number;
  /** Place among the steps of the climb, from 1. */
  readonly number: number;
  /** Which goal of the step this is, from 1. */
  readonly repeat: number;
  readonly inOrder: boolean;
  /** First day of the planned period. The goal is locked before it. */
  readonly opensOn: DateOnly;
  readonly climb: ClimbMark;
}
