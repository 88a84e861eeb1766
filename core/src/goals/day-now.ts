import type { DayBlock } from '../time/day-blocks.ts';
import type { PlannedBlock } from './day-plan.ts';
import { type GoalFields, isDone } from './goal.ts';

export interface DayNow<Goal> {
  /** The open timed goal that runs now; of several, the one that began last. */
  readonly current: PlannedBlock<Goal> | null;
  /** The next open timed goal, at or after the end of the current one. */
  readonly next: PlannedBlock<Goal> | null;
}

/**
 * Returns which of a day's blocks is current, and which is next. Goals without a time, and lines of
 * notes, are neither.
 *
 * @param minute of the day
 */
export function dayNowOf<Goal extends Pick<GoalFields, 'doneDate'>>(
  blocks: readonly PlannedBlock<Goal>[],
  minute: number,
): DayNow<Goal> {
  const timed = blocks
    .filter(({ goal, isEstimated, line }) => !isEstimated && line === null && !isDone(goal))
    .toSorted((one, other) => one.from - other.from);
  const current = timed.findLast((block) => block.from <= minute && minute < block.to) ?? null;
  const isLater = ({ from }: DayBlock) => from > minute && from >= (current?.to ?? 0);
  return { current, next: timed.find(isLater) ?? null };
}
