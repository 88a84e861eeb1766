import type { DayBlock } from './day-blocks.ts';
import { minutesPerDay } from './hours.ts';

/**
 * Returns the span of working hours and all blocks, in whole hours.
 *
 * @param now minute of the day; null on another day
 */
export function stripOf(workday: DayBlock, blocks: readonly DayBlock[], now: number | null): DayBlock {
  const all = [workday, ...blocks, ...(now === null ? [] : [{ from: now, to: now }])];
  const from = Math.min(...all.map((block) => block.from));
  const to = Math.max(...all.map((block) => block.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(minutesPerDay, Math.ceil(to / 60) * 60) };
}

export function shareOnStrip({ from, to }: DayBlock, minutes: number): number {
  return (minutes - from) / (to - from);
}
