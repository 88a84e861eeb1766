import { type Lane, lanesOf } from '../time/blocks-beside.ts';
import type { DateOnly } from '../time/date-only.ts';
import { blockOnDay, type DayBlock } from '../time/day-blocks.ts';
import { estimatedBlocks, type Workday } from '../time/estimated-blocks.ts';
import { hourGrid, minutesPerDay } from '../time/hours.ts';
import { type EpochMs, wallTimeAt } from '../time/zones.ts';
import { type GoalFields, isDivider, isDone } from './goal.ts';

type Plannable = Pick<GoalFields, 'datetimeFr' | 'datetimeTo' | 'doneDate' | 'type'>;

/** A goal on the hour grid. */
export interface PlannedBlock<Goal> extends DayBlock, Lane {
  readonly goal: Goal;
  /** Laid into a free gap; nothing of it is stored. */
  readonly isEstimated: boolean;
  /** The rest of what began the day before. */
  readonly isRest: boolean;
}

/** A goal of the strip above the grid. */
export interface UntimedGoal<Goal> {
  readonly goal: Goal;
  /** It would be laid into a gap, had there been one. */
  readonly hasNoRoom: boolean;
}

/** A day as the hour grid shows it. */
export interface DayPlan<Goal> {
  /** By their start; those that are estimated among them. */
  readonly blocks: readonly PlannedBlock<Goal>[];
  /** Without a place on the grid, in the order of the list. */
  readonly untimed: readonly UntimedGoal<Goal>[];
}

/** What a day's plan depends on besides its goals. */
export interface DayPlanFor {
  readonly date: DateOnly;
  readonly zone: string;
  readonly now: EpochMs;
  readonly workday: Workday;
}

/**
 * The hour grid of a day (docs/product.md 5.2): goals with times where the wall shows them, side by side where they overlap;
 * open goals without times in the free gaps to come; all others in the strip. Dividers never appear.
 *
 * @param goals the day's list, in its order
 * @param dayBefore the list of the day before, of which something may last beyond midnight
 */
export function dayPlanOf<Goal extends Plannable>(
  goals: readonly Goal[],
  dayBefore: readonly Goal[],
  { date, zone, now, workday }: DayPlanFor,
): DayPlan<Goal> {
  const shown = goals.filter((goal) => !isDivider(goal));
  const own = shown.flatMap((goal) => placed(goal, date, zone, false));
  const rest = dayBefore.flatMap((goal) => placed(goal, date, zone, true));
  const timed = [...rest, ...own];
  const isTimed = new Set(own.map(({ goal }) => goal));
  const untimed = shown.filter((goal) => !isTimed.has(goal));
  const open = untimed.filter((goal) => !isDone(goal) && goal.datetimeFr === null);
  const estimates = estimatesOf(open, timed, { date, zone, now, workday });
  const isEstimated = new Set(estimates.placed.map(({ goal }) => goal));
  const noRoom = new Set(estimates.noRoom);

  const blocks = [
    ...timed,
    ...estimates.placed.map((block) => ({ ...block, isEstimated: true, isRest: false })),
  ].toSorted((one, other) => one.from - other.from || other.to - one.to);
  // The shortest are drawn higher than they last, and must not be drawn over each other.
  const lanes = lanesOf(
    blocks.map(({ from, to }) => ({ from, to: Math.max(to, from + hourGrid.shortestMinutes) })),
  );
  return {
    blocks: blocks.map((block, index) => ({ ...block, ...(lanes[index] as Lane) })),
    untimed: untimed
      .filter((goal) => !isEstimated.has(goal))
      .map((goal) => ({ goal, hasNoRoom: noRoom.has(goal) })),
  };
}

function placed<Goal extends Plannable>(goal: Goal, date: DateOnly, zone: string, isRest: boolean) {
  const { datetimeFr, datetimeTo } = goal;
  if (datetimeFr === null || datetimeTo === null || isDivider(goal)) return [];
  const block = blockOnDay({ datetimeFr, datetimeTo }, date, zone);
  return block ? [{ ...block, goal, isEstimated: false, isRest }] : [];
}

/** A day that is over has no gaps; what is left of it is in the strip, and nobody is told that there was no room. */
function estimatesOf<Goal>(goals: readonly Goal[], busy: readonly DayBlock[], day: DayPlanFor) {
  const wall = wallTimeAt(day.now, day.zone);
  if (wall.date > day.date) return { placed: [], noRoom: [] };
  const now = wall.date === day.date ? wall.minutes : null;
  return estimatedBlocks(goals, { busy, workday: day.workday, now });
}

/**
 * The first free stretch of a day that holds so many minutes, for a goal that is put on the grid without a pointer: in
 * the gaps to come of the working hours, else where the day is free at all, else over what is there.
 */
export function freeBlockOf(
  busy: readonly DayBlock[],
  minutes: number,
  { date, zone, now, workday }: DayPlanFor,
): DayBlock {
  const wall = wallTimeAt(now, zone);
  const earliest = wall.date === date ? wall.minutes : 0;
  const isFree = (from: number) => busy.every((block) => block.to <= from || block.from >= from + minutes);
  const first = (least: number, end: number) => {
    const { snapMinutes } = hourGrid;
    for (let from = Math.ceil(least / snapMinutes) * snapMinutes; from + minutes <= end; from += snapMinutes)
      if (isFree(from)) return from;
    return null;
  };
  const from =
    first(Math.max(earliest, workday.from), workday.to) ??
    first(earliest, minutesPerDay) ??
    first(0, minutesPerDay) ??
    Math.min(workday.from, minutesPerDay - minutes);
  return { from, to: from + minutes };
}
