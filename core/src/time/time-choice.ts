import type { DayBlock } from './day-blocks.ts';
import { defaultDurationMinutes, typedMinutes } from './durations.ts';
import { minutesPerDay } from './hours.ts';

/**
 * What a time picker holds: a start and an end as minutes of the day. An end that is not later than its start is kept, so
 * that it can be mended, and is not applied.
 */
export interface TimeChoice {
  readonly from: number;
  readonly to: number;
}

/** The block that a choice makes; null when its end is not later than its start. */
export function blockOfChoice({ from, to }: TimeChoice): DayBlock | null {
  return to > from ? { from, to } : null;
}

/**
 * A choice with another start; its end moves along by the chosen duration, to midnight at most.
 *
 * Null when what was typed is no time of day.
 */
export function withTypedStart(choice: TimeChoice | null, text: string): TimeChoice | null {
  const from = typedMinutes(text);
  if (from === null) return null;
  const length = choice && choice.to > choice.from ? choice.to - choice.from : defaultDurationMinutes;
  return { from, to: Math.min(minutesPerDay, from + length) };
}

/** A choice with another end; `00:00` is the midnight at which the day ends. Null when what was typed is no time of day. */
export function withTypedEnd(choice: TimeChoice, text: string): TimeChoice | null {
  const to = typedMinutes(text);
  return to === null ? null : { from: choice.from, to: to === 0 ? minutesPerDay : to };
}

/** A choice that lasts so many minutes, to midnight at most. */
export function withDuration({ from }: TimeChoice, minutes: number): TimeChoice {
  return { from, to: Math.min(minutesPerDay, from + minutes) };
}

/** A minute of the day as a time field holds it: `09:30`, or `09:30 PM` for a clock of twelve hours. */
export function timeText(minutes: number, amPm: boolean): string {
  const hour = Math.floor(minutes / 60) % 24;
  const shown = amPm ? hour % 12 || 12 : hour;
  const text = `${String(shown).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return amPm ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}
