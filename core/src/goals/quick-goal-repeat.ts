import type { Certainty } from '../time/certainty.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { Stretch } from '../time/found-periods.ts';
import type { Life } from '../time/periods.ts';
import type { Schedule } from './schedule.ts';

/** The same shape as `RecurrenceWish` in `core/src/recurrence/recurrence-edit.ts`. */
export interface RepeatWish {
  readonly rule: string;
  readonly anchor: 'date' | 'completion';
  readonly dateTo: DateOnly | null;
}

/** `schedule` is the first occurrence. */
export interface RepeatPlan {
  readonly schedule: Schedule;
  readonly repeat: RepeatWish;
}

export interface RepeatBase {
  /** The date of the line, else of the place; null without a date. */
  readonly schedule: Schedule | null;
  readonly today: DateOnly;
  readonly life: Life;
  /** Whether the time of day has passed today, so that today has no occurrence. */
  readonly isTodayOver: boolean;
}

/** Words that say how often a goal repeats (`core/src/recurrence/found-repeats.ts`). */
export interface FoundRepeat extends Stretch {
  readonly kind: 'repeat';
  readonly certainty: Certainty;
  /** Starts and ends that other words separate from the rule, such as `until March`. */
  readonly edges: readonly Stretch[];
  /** The time of day in minutes that the words imply (`every morning`), or null. */
  readonly minutes: number | null;
  /**
   * Returns null if no series has this rule.
   *
   * @param edges those of `edges` that count
   */
  readonly planOf: (base: RepeatBase, edges: readonly Stretch[]) => RepeatPlan | null;
}
