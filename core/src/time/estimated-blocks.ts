import type { DayBlock } from './day-blocks.ts';
import { hourGrid } from './hours.ts';

/** When a person works, in minutes of the day. */
export type Workday = DayBlock;

/** What the estimates are laid out on. */
export interface EstimateDay {
  /** Goals with times and busy stretches of calendars, in any order, overlapping or not. */
  readonly busy: readonly DayBlock[];
  readonly workday: Workday;
  /** The minute of the day it is now; null on a day to come. */
  readonly now: number | null;
}

/** Where an estimated goal would fit. */
export interface Estimate<Goal> extends DayBlock {
  readonly goal: Goal;
}

/**
 * Goals without times laid into the day's free gaps, in their list's order, half an hour each (docs/product.md 5.2).
 *
 * From now on, rounded up to the next ten minutes, inside of working hours, around what is busy. What finds no gap has
 * no room today. Nothing of this is stored.
 */
export function estimatedBlocks<Goal>(
  goals: readonly Goal[],
  { busy, workday, now }: EstimateDay,
): { readonly placed: readonly Estimate<Goal>[]; readonly noRoom: readonly Goal[] } {
  const { shortestMinutes } = hourGrid;
  const taken = busy.toSorted((one, other) => one.from - other.from);
  const placed: Estimate<Goal>[] = [];
  let at = nextStep(Math.max(workday.from, now ?? workday.from));
  let next = 0;
  for (const goal of goals) {
    for (; next < taken.length; next += 1) {
      const block = taken[next] as DayBlock;
      if (block.from >= at + shortestMinutes) break;
      // The rest of the list begins no earlier, so what lies before it is never looked at again.
      if (block.to > at) at = nextStep(block.to);
    }
    if (at + shortestMinutes > workday.to) break;
    placed.push({ goal, from: at, to: at + shortestMinutes });
    at += shortestMinutes;
  }
  return { placed, noRoom: goals.slice(placed.length) };
}

const nextStep = (minutes: number) => Math.ceil(minutes / hourGrid.snapMinutes) * hourGrid.snapMinutes;
