import type { DateOnly } from './date-only.ts';
import { hourGrid, minutesPerDay } from './hours.ts';
import { wallTimeAt } from './zones.ts';

/** A stretch of one day, in minutes since its midnight, 0 to 1440; its end is later than its start. */
export interface DayBlock {
  readonly from: number;
  readonly to: number;
}

const { snapMinutes, shortestMinutes, clickedMinutes } = hourGrid;

const snapped = (minutes: number) => Math.round(minutes / snapMinutes) * snapMinutes;
const within = (minutes: number, least: number, most: number) => Math.min(most, Math.max(least, minutes));

/** The block that was drawn between two minutes of the day, in either direction: snapped, 30 minutes at least, within the day. */
export function drawnBlock(one: number, other: number): DayBlock {
  const from = within(snapped(Math.min(one, other)), 0, minutesPerDay - shortestMinutes);
  return { from, to: within(snapped(Math.max(one, other)), from + shortestMinutes, minutesPerDay) };
}

/** The block that a click makes: an hour, less only where the day ends (docs/product.md 5.2). */
export function clickedBlock(at: number): DayBlock {
  const from = within(snapped(at), 0, minutesPerDay - shortestMinutes);
  return { from, to: Math.min(minutesPerDay, from + clickedMinutes) };
}

/** A block dragged to another start; it lasts as long and does not cross midnight. */
export function movedBlock({ from, to }: DayBlock, newFrom: number): DayBlock {
  const length = to - from;
  const start = within(snapped(newFrom), 0, minutesPerDay - length);
  return { from: start, to: start + length };
}

/** A block whose lower edge was dragged. */
export function resizedBlock({ from }: DayBlock, newTo: number): DayBlock {
  const latestFrom = Math.min(from, minutesPerDay - shortestMinutes);
  return { from: latestFrom, to: within(snapped(newTo), latestFrom + shortestMinutes, minutesPerDay) };
}

/** A block moved by steps of ten minutes, to the next line of the grid where it begins between two: what arrow keys do. */
export function steppedBlock(block: DayBlock, steps: number): DayBlock {
  return movedBlock(block, stepped(block.from, steps));
}

/** A block whose lower edge was moved by steps of ten minutes. */
export function stretchedBlock(block: DayBlock, steps: number): DayBlock {
  return resizedBlock(block, stepped(block.to, steps));
}

function stepped(minutes: number, steps: number): number {
  const line = minutes / snapMinutes;
  return ((steps > 0 ? Math.floor(line) : Math.ceil(line)) + steps) * snapMinutes;
}

/**
 * Where a start and an end lie on a day as its wall clock shows them; null when no part of them does.
 *
 * What began the day before begins at midnight, what ends the day after ends at it.
 */
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
  // The hour that a clock change repeats: what lasts an hour there ends on the minute on which it began.
  const isRepeated = start.date === end.date && span.datetimeTo > span.datetimeFr;
  return isRepeated && from < minutesPerDay
    ? { from, to: Math.min(minutesPerDay, from + shortestMinutes) }
    : null;
}
