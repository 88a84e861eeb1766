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
 * Places goals without a time into free working hours from now on, in list order (docs/product.md, "Hours").
 * Each takes its planned length, at least half an hour. A goal that does not fit makes room for shorter ones
 * after it. The result is only shown, never stored.
 */
export function estimatedBlocks<Goal extends { readonly durationMinutes: number | null }>(
  goals: readonly Goal[],
  { busy, workday, now }: EstimateDay,
): { readonly placed: readonly Estimate<Goal>[]; readonly noRoom: readonly Goal[] } {
  const taken = busy.toSorted((one, other) => one.from - other.from);
  const placed: Estimate<Goal>[] = [];
  const noRoom: Goal[] = [];
  let at = nextStep(Math.max(workday.from, now ?? workday.from));
  let next = 0;
  /** Places only move later, so a goal that is as long as this one does not fit either. */
  let tooLong = Infinity;
  for (const goal of goals) {
    const minutes = Math.max(hourGrid.shortestMinutes, goal.durationMinutes ?? 0);
    if (minutes >= tooLong) {
      noRoom.push(goal);
      continue;
    }
    let [from, after] = [at, next];
    for (; after < taken.length; after += 1) {
      const block = taken[after] as DayBlock;
      if (block.from >= from + minutes) break;
      // The goal begins at `from` or later, so no need to visit this block again.
      if (block.to > from) from = nextStep(block.to);
    }
    if (from + minutes > workday.to) {
      noRoom.push(goal);
      tooLong = minutes;
      continue;
    }
    placed.push({ goal, from, to: from + minutes });
    at = nextStep(from + minutes);
    next = after;
  }
  return { placed, noRoom };
}

const nextStep = (minutes: number) => Math.ceil(minutes / hourGrid.snapMinutes) * hourGrid.snapMinutes;
