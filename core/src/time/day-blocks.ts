import type { DateOnly } from './date-only.ts';
import { hourGrid, minutesPerDay } from './hours.ts';
import { wallTimeAt } from './zones.ts';

/** Minutes since midnight, 0 to 1440; the end is after the start. */
export interface DayBlock {
  readonly from: number;
  readonly to: number;
}

const { snapMinutes, shortestMinutes, clickedMinutes } = hourGrid;

const snapped = (minutes: number) => Math.round(minutes / snapMinutes) * snapMinutes;
const within = (minutes: number, least: number, most: number) => Math.min(most, Math.max(least, minutes));

/** Returns the block between two points: on grid lines, at least 30 minutes, within the day. */
export function drawnBlock(one: number, other: number): DayBlock {
  const from = within(snapped(Math.min(one, other)), 0, minutesPerDay - shortestMinutes);
  return { from, to: within(snapped(Math.max(one, other)), from + shortestMinutes, minutesPerDay) };
}

/** Returns an hour, shorter only at the end of the day (docs/product.md, "Hours"). */
export function clickedBlock(at: number): DayBlock {
  const from = within(snapped(at), 0, minutesPerDay - shortestMinutes);
  return { from, to: Math.min(minutesPerDay, from + clickedMinutes) };
}

export function movedBlock({ from, to }: DayBlock, newFrom: number): DayBlock {
  const length = to - from;
  const start = within(snapped(newFrom), 0, minutesPerDay - length);
  return { from: start, to: start + length };
}

/** Moves the block's end, as dragging the lower border does. */
export function resizedBlock({ from }: DayBlock, newTo: number): DayBlock {
  const latestFrom = Math.min(from, minutesPerDay - shortestMinutes);
  return { from: latestFrom, to: within(snapped(newTo), latestFrom + shortestMinutes, minutesPerDay) };
}

/** Moves the block to other grid lines, as arrow keys do. */
export function steppedBlock(block: DayBlock, steps: number): DayBlock {
  return movedBlock(block, stepped(block.from, steps));
}

export function stretchedBlock(block: DayBlock, steps: number): DayBlock {
  return resizedBlock(block, stepped(block.to, steps));
}

function stepped(minutes: number, steps: number): number {
  const line = minutes / snapMinutes;
  return ((steps > 0 ? Math.floor(line) : Math.ceil(line)) + steps) * snapMinutes;
}

/** Returns the part of a span that is on a day; null if there is none. */
export function blockOnDay(
  span: { readonly datetimeFr: string; readonly datetimeTo: string },
  date: DateOnly,
  zone: string,
): DayBlock | null {
  const [start, end] = [
    wallTimeAt(Date.parse(span.datetimeFr), zone),
    wallTimeAt(Date.parse(span.datetimeTo), zone),
  ];
  if (start.date > date || end.date < date) return null;
  const from = start.date < date ? 0 : start.minutes;
  const to = end.date > date ? minutesPerDay : end.minutes;
  if (to > from) return { from, to };
  // In a repeated hour, an hour-long block ends at the minute at which it began.
  const isRepeated = start.date === end.date && span.datetimeTo > span.datetimeFr;
  return isRepeated && from < minutesPerDay
    ? { from, to: Math.min(minutesPerDay, from + shortestMinutes) }
    : null;
}
