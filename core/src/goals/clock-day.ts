import { type Lane, lanesOf } from '../time/blocks-beside.ts';
import type { DayBlock } from '../time/day-blocks.ts';
import { minutesPerDay } from '../time/hours.ts';
import type { PlannedBlock } from './day-plan.ts';
import { type GoalFields, isDivider } from './goal.ts';

/** Shorter blocks are drawn longer on the dial, so that they can be seen and clicked. */
export const shortestArcMinutes = 10;

export interface ClockArc<Goal> extends DayBlock, Lane {
  readonly goal: Goal;
  /** Whether this is the rest of a goal of the previous day. */
  readonly isRest: boolean;
  /** At least `shortestArcMinutes` long, and within the day. */
  readonly drawn: DayBlock;
}

export interface ClockDay<Goal> {
  /** Goals with a time, by their start. Drawn arcs in the same lane do not overlap. */
  readonly arcs: readonly ClockArc<Goal>[];
  /** Goals without a time on this day, in list order. */
  readonly untimed: readonly Goal[];
}

/**
 * Returns what the clock shows of a day. Estimates and lines of notes are left out.
 *
 * @param goals the day's goals, in list order
 * @param blocks of the day's plan
 */
export function clockDayOf<Goal extends Pick<GoalFields, 'type'>>(
  goals: readonly Goal[],
  blocks: readonly PlannedBlock<Goal>[],
): ClockDay<Goal> {
  const timed = blocks.filter(({ isEstimated, line }) => !isEstimated && line === null);
  const drawn = timed.map(drawnBlockOf);
  const lanes = lanesOf(drawn);
  const hasTime = new Set(timed.map(({ goal }) => goal));
  return {
    arcs: timed.map(({ goal, from, to, isRest }, index) => ({
      goal,
      from,
      to,
      isRest,
      drawn: drawn[index] as DayBlock,
      ...(lanes[index] as Lane),
    })),
    untimed: goals.filter((goal) => !hasTime.has(goal) && !isDivider(goal)),
  };
}

function drawnBlockOf({ from, to }: DayBlock): DayBlock {
  const start = Math.min(from, minutesPerDay - shortestArcMinutes);
  return { from: start, to: Math.max(to, start + shortestArcMinutes) };
}
