import type { ClimbCategory } from '@cairn/core/climbs/categories';
import type { ClimbIcon } from '@cairn/core/climbs/icons';
import type { GoalColor } from '@cairn/core/goals/colors';
import type { ColumnId } from '@cairn/core/time/horizons';
import type { Language } from '@cairn/words/language';

export interface ClimbStepText {
  /** Name of the goals that the step makes, at most 100 characters. */
  readonly name: string;
  readonly description: string;
  /** Template of the goals' notes. Lines that begin with `[ ] ` become a checklist. */
  readonly notes?: string;
  /** Short, such as "Week 2, run 1". */
  readonly label?: string;
  /** From a day to a year. */
  readonly column: Exclude<ColumnId, 5 | 7>;
  /** 1 is the period that holds the start. */
  readonly periodIndex: number;
  /** Goals in consecutive periods; 1 if absent. */
  readonly repeatCount?: number;
}

/** To add a climb: a file in `en/`, its words in `de/`, and a line in `all-climbs.ts` and `german-climbs.ts`. */
export interface ClimbText {
  /** Part of addresses, so it must never change. */
  readonly code: string;
  readonly category: ClimbCategory;
  readonly language: Language;
  readonly color: GoalColor;
  readonly icon: ClimbIcon;
  /** At most 60 characters. */
  readonly name: string;
  readonly description: string;
  /** A step opens only when the step before is done. */
  readonly inOrder: boolean;
  /** ISO weekday, 1 (Monday) to 7. */
  readonly suggestedStart?: number;
  readonly steps: readonly ClimbStepText[];
}
