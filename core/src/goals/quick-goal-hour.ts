import type { DayBlock } from '../time/day-blocks.ts';

const noon = 720;

/** Minutes since midnight: 8:00 to 20:00. */
export const usualWorkingHours: DayBlock = { from: 480, to: 1200 };

/**
 * Returns the minutes that an hour without am or pm means, such as `at 5`. The afternoon is meant if the
 * morning hour has passed or lies outside of working hours, and the afternoon one lies inside.
 *
 * @param now minutes of today if the goal is for today; null for other days
 */
export function meantMinutes(minutes: number, workingHours: DayBlock, now: number | null): number {
  const { from, to } = workingHours;
  const later = minutes + noon;
  if (minutes < 60 || minutes >= noon || later < from || later > to) return minutes;
  const hasPassed = now !== null && minutes < now;
  return hasPassed || minutes < from || minutes > to ? later : minutes;
}
