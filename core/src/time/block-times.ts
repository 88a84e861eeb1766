import { type DateOnly, dayNumberOf } from './date-only.ts';
import type { DayBlock } from './day-blocks.ts';
import { hourGrid, minutesPerDay } from './hours.ts';
import { momentOf, wallTimeAt } from './zones.ts';

/** RFC 3339 in UTC. */
export interface BlockTimes {
  readonly datetimeFr: string;
  readonly datetimeTo: string;
}

const minuteMs = 60_000;

/**
 * Returns the moments at which a clock in `zone` shows the block (docs/product.md, "Days and zones"). A start
 * in a skipped hour moves behind that hour. In a repeated hour, a start is in the first pass; an end on the
 * full hour is in the second.
 */
export function timesOfBlock(date: DateOnly, { from, to }: DayBlock, zone: string): BlockTimes {
  const start = momentOf(date, from, zone);
  const end = momentOf(date, to, zone);
  const lasting = end > start ? end : start + (to - from) * minuteMs;
  return { datetimeFr: new Date(start).toISOString(), datetimeTo: new Date(lasting).toISOString() };
}

/** Returns the block by the wall clock, at most a day long; may end after midnight. */
export function blockOfTimes({ datetimeFr, datetimeTo }: BlockTimes, zone: string): DayBlock {
  const start = wallTimeAt(Date.parse(datetimeFr), zone);
  const end = wallTimeAt(Date.parse(datetimeTo), zone);
  const days = dayNumberOf(end.date) - dayNumberOf(start.date);
  const length = days * minutesPerDay + end.minutes - start.minutes;
  // In a repeated hour, a block may end at the minute at which it began.
  const lasting = length > 0 ? Math.min(length, minutesPerDay) : hourGrid.shortestMinutes;
  return { from: start.minutes, to: start.minutes + lasting };
}

export interface ClockChange extends DayBlock {
  readonly kind: 'skipped' | 'repeated';
}

/** Returns the clock change on a day; null on days of 24 hours. */
export function clockChangeOn(date: DateOnly, zone: string): ClockChange | null {
  const length = (momentOf(date, minutesPerDay, zone) - momentOf(date, 0, zone)) / minuteMs;
  const change = Math.abs(length - minutesPerDay);
  if (change === 0) return null;
  const kind = length < minutesPerDay ? 'skipped' : 'repeated';
  const isThere = (minutes: number) =>
    kind === 'skipped'
      ? wallTimeAt(momentOf(date, minutes, zone), zone).minutes !== minutes
      : wallTimeAt(momentOf(date, minutes, zone) + change * minuteMs, zone).minutes === minutes;
  for (let from = 0; from < minutesPerDay; from += hourGrid.snapMinutes)
    if (isThere(from)) return { kind, from, to: from + change };
  return null;
}
