import { type DateOnly, dayNumberOf } from './date-only.ts';
import type { Period } from './periods.ts';

/** Returns 0 before the period, and 1 from its last day on. */
export function elapsedShare(period: Period, today: DateOnly): number {
  const days = dayNumberOf(period.lastDate) - dayNumberOf(period.firstDate) + 1;
  const elapsed = dayNumberOf(today) - dayNumberOf(period.firstDate) + 1;
  return Math.min(1, Math.max(0, elapsed / days));
}
