import type { DayBlock } from './day-blocks.ts';
import { hourGrid, minutesPerDay } from './hours.ts';

/** Returns the parts of a day outside all blocks, in order. Blocks may overlap and be in any order. */
export function freeStretches(blocks: readonly DayBlock[]): readonly DayBlock[] {
  const free: DayBlock[] = [];
  let at = 0;
  for (const { from, to } of blocks.toSorted((one, other) => one.from - other.from)) {
    if (from > at) free.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  return at < minutesPerDay ? [...free, { from: at, to: minutesPerDay }] : free;
}

/**
 * Returns the first stretch of at least half an hour that begins after a minute of the day. Null if there is
 * none.
 */
export function nextFreeStretch(blocks: readonly DayBlock[], minute: number): DayBlock | null {
  const isLong = ({ from, to }: DayBlock) => to - from >= hourGrid.shortestMinutes;
  return freeStretches(blocks).find((stretch) => stretch.from > minute && isLong(stretch)) ?? null;
}
