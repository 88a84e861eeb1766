import type { DayBlock } from './day-blocks.ts';
import { hourGrid } from './hours.ts';

export type Workday = DayBlock;

export interface EstimateDay {
  /** Blocks in any order, which may overlap. */
  readonly busy: readonly DayBlock[];
  readonly workday: Workday;
  /** Minute of the day; null for a day after today. */
  readonly now: number | null;
}

export interface Estimate<Goal> extends DayBlock {
  readonly goal: Goal;
}

/**
 * Places goals without a time into free working hours from now on, half an hour each, in list order
 * (docs/product.md, "Hours"). The result is only shown, never stored.
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
      // Later goals begin at `at` or after, so no need to visit this block again.
      if (block.to > at) at = nextStep(block.to);
    }
    if (at + shortestMinutes > workday.to) break;
    placed.push({ goal, from: at, to: at + shortestMinutes });
    at += shortestMinutes;
  }
  return { placed, noRoom: goals.slice(placed.length) };
}

const nextStep = (minutes: number) => Math.ceil(minutes / hourGrid.snapMinutes) * hourGrid.snapMinutes;
