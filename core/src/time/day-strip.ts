import type { DayBlock } from './day-blocks.ts';
import { minutesPerDay } from './hours.ts';

/**
 * The stretch of a day that a strip of it shows, in whole hours: the working hours, and what stands outside of them.
 *
 * @param now the minute of the day it is; null on another day
 */
export function stripOf(workday: DayBlock, blocks: readonly DayBlock[], now: number | null): DayBlock {
  const all = [workday, ...blocks, ...(now === null ? [] : [{ from: now, to: now }])];
  const from = Math.min(...all.map((block) => block.from));
  const to = Math.max(...all.map((block) => block.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(minutesPerDay, Math.ceil(to / 60) * 60) };
}

/** Where a minute of the day lies on a strip, 0 at its start to 1 at its end. */
export function shareOnStrip({ from, to }: DayBlock, minutes: number): number {
  return (minutes - from) / (to - from);
}
