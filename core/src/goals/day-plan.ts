import type { NotesDelta } from '../notes/delta.ts';
import { timeBlockLines } from '../notes/time-block-lines.ts';
import { type Lane, lanesOf } from '../time/blocks-beside.ts';
import type { DateOnly } from '../time/date-only.ts';
import { blockOnDay, type DayBlock } from '../time/day-blocks.ts';
import { estimatedBlocks, type Workday } from '../time/estimated-blocks.ts';
import { hourGrid, minutesPerDay } from '../time/hours.ts';
import { type EpochMs, wallTimeAt } from '../time/zones.ts';
import { type GoalFields, isDivider, isDone } from './goal.ts';

interface Plannable extends Pick<
  GoalFields,
  'datetimeFr' | 'datetimeTo' | 'durationMinutes' | 'doneDate' | 'type'
> {
  readonly richThoughts: NotesDelta | null;
}

export interface PlannedBlock<Goal> extends DayBlock, Lane {
  readonly goal: Goal;
  /** Whether the goal has no time, and is only shown in free time. */
  readonly isEstimated: boolean;
  /** Whether this is the rest of a goal of the previous day. */
  readonly isRest: boolean;
  /** The text of a line of the goal's note, such as `Call` of `9:30 Call`; null for the goal's own block. */
  readonly line: string | null;
}

export interface UntimedGoal<Goal> {
  readonly goal: Goal;
  /** Whether no free time is long enough for the goal. */
  readonly hasNoRoom: boolean;
}

export interface DayPlan<Goal> {
  readonly blocks: readonly PlannedBlock<Goal>[];
  /** Goals outside the grid, in list order. */
  readonly untimed: readonly UntimedGoal<Goal>[];
}

export interface DayPlanFor {
  readonly date: DateOnly;
  readonly zone: string;
  readonly now: EpochMs;
  readonly workday: Workday;
}

/**
 * Builds the hour grid (docs/product.md, "Hours"). Timed goals have their wall time, side by side where they
 * overlap, and so do lines of notes that begin with a time. Today, open goals without a time fill the free time
 * from now on; the rest is in `untimed`. Dividers are left out.
 *
 * @param goals in list order
 * @param dayBefore goals of the previous day, which may last past midnight
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
  const lines = shown.flatMap(linesOf);
  const estimates = estimatesOf(open, [...timed, ...lines], { date, zone, now, workday });
  const isEstimated = new Set(estimates.placed.map(({ goal }) => goal));
  const noRoom = new Set(estimates.noRoom);

  const blocks = [
    ...timed,
    ...lines,
    ...estimates.placed.map((block) => ({ ...block, isEstimated: true, isRest: false, line: null })),
  ].toSorted((one, other) => one.from - other.from || other.to - one.to);
  // The shortest blocks are drawn taller than they last, so lanes use the drawn height.
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
  return block ? [{ ...block, goal, isEstimated: false, isRest, line: null }] : [];
}

function linesOf<Goal extends Plannable>(goal: Goal) {
  return timeBlockLines(goal.richThoughts).map(({ from, to, name }) => ({
    from,
    to,
    goal,
    isEstimated: false,
    isRest: false,
    line: name,
  }));
}

/** Only today has free time to fill; on other days that is not a lack of room. */
function estimatesOf<Goal extends Plannable>(
  goals: readonly Goal[],
  busy: readonly DayBlock[],
  day: DayPlanFor,
) {
  const wall = wallTimeAt(day.now, day.zone);
  if (wall.date !== day.date) return { placed: [], noRoom: [] };
  return estimatedBlocks(goals, { busy, workday: day.workday, now: wall.minutes });
}

/**
 * Prefers free time from now on in working hours, then any free time from now on, then any free time. On a
 * full day, the block overlaps others.
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

/** Returns the minute of the day at which the first goal with a time begins; null without one. */
export function firstStartOn<Goal extends Plannable>(
  goals: readonly Goal[],
  date: DateOnly,
  zone: string,
): number | null {
  const starts = goals.flatMap((goal) => placed(goal, date, zone, false)).map(({ from }) => from);
  return starts.length === 0 ? null : Math.min(...starts);
}
