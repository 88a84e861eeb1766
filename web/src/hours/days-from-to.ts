import { type DateOnly, dayNumberOf } from '@cairn/core/time/date-only';

/** How many days one day lies after another; negative before it. */
export function daysFromTo(from: DateOnly, to: DateOnly): number {
  return dayNumberOf(to) - dayNumberOf(from);
}
