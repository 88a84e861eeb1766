import { type DateOnly, dayNumberOf } from '@cairn/core/time/date-only';

export function daysFromTo(from: DateOnly, to: DateOnly): number {
  return dayNumberOf(to) - dayNumberOf(from);
}
