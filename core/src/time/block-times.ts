import { type DateOnly, dayNumberOf } from './date-only.ts';
import type { DayBlock } from './day-blocks.ts';
import { hourGrid, minutesPerDay } from './hours.ts';
import { momentOf, wallTimeAt } from './zones.ts';

/** A start and an end as the wire writes them: RFC 3339 in UTC. */
export interface BlockTimes {
  readonly datetimeFr: string;
  readonly datetimeTo: string;
}

const minuteMs = 60_000;

/**
 * The moments at which the wall in `zone` shows a block's start and end (docs/product.md 5.14).
 *
 * The hour that a clock change skips is no time: what begins there begins after it. Of an hour that comes twice, the start
 * is the first one and the end of the hour the second one's, so that the block covers what the wall shows.
 */
export function timesOfBlock(date: DateOnly, { from, to }: DayBlock, zone: string): BlockTimes {
  const start = momentOf(date, from, zone);
  const end = momentOf(date, to, zone);
  // Begun in the hour that is skipped and ending behind it, it lasts as long as it was drawn.
  const lasting = end > start ? end : start + (to - from) * minuteMs;
  return { datetimeFr: new Date(start).toISOString(), datetimeTo: new Date(lasting).toISOString() };
}

/**
 * The block that a drag takes hold of, as long as the goal lasts; its end may lie beyond midnight.
 *
 * A day at most: more does not fit on the grid.
 */
export function blockOfTimes({ datetimeFr, datetimeTo }: BlockTimes, zone: string): DayBlock {
  const start = wallTimeAt(Date.parse(datetimeFr), zone);
  const end = wallTimeAt(Date.parse(datetimeTo), zone);
  const days = dayNumberOf(end.date) - dayNumberOf(start.date);
  const length = days * minutesPerDay + end.minutes - start.minutes;
  // In the hour that comes twice it may end on the minute on which it began.
  const lasting = length > 0 ? Math.min(length, minutesPerDay) : hourGrid.shortestMinutes;
  return { from: start.minutes, to: start.minutes + lasting };
}

/** What a clock change does to a day's grid: a stretch that is not there, or that comes twice. */
export interface ClockChange extends DayBlock {
  readonly kind: 'skipped' | 'repeated';
}

/** The clock change of a day; null on the days of 24 hours. */
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
