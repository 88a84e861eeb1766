import type { NotesDelta } from '../notes/delta.ts';
import type { ColumnId } from '../time/horizons.ts';

export interface ClimbStep {
  /** Chosen by the author's device, unique in the climb. */
  readonly id: string;
  /** Name of the goals that the step makes. */
  readonly name: string;
  /** Short, such as “Week 2, run 1”; blank for none. */
  readonly label: string;
  readonly richDescription: NotesDelta | null;
  /** Template of the goals' notes. */
  readonly richThoughts: NotesDelta | null;
  /** Goals in consecutive periods, 1 to {@link maxRepeatCount}. */
  readonly repeatCount: number;
  /** A disabled step makes no goals. */
  readonly enabled: boolean;
  readonly column: ColumnId;
  /** 1 is the period that holds the start; at most {@link maxPeriodIndex}. */
  readonly periodIndex: number;
}

export const maxSteps = 400;
export const maxRepeatCount = 366;
export const maxPeriodIndex = 1000;
/** Goals that one start makes. */
export const maxClimbGoals = 1000;
/** In UTF-16 units. */
export const maxStepIdLength = 40;
export const maxLabelLength = 60;
export const maxSummaryLength = 500;
/** In UTF-16 units of JSON, for all steps together. */
export const maxStepsLength = 1_000_000;
