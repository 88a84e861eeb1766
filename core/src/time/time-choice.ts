import type { DayBlock } from './day-blocks.ts';
import { defaultDurationMinutes, typedMinutes } from './durations.ts';
import { minutesPerDay } from './hours.ts';

/** Minutes since midnight. An end before the start is kept for correction, but not applied. */
export interface TimeChoice {
  readonly from: number;
  readonly to: number;
}

export function blockOfChoice({ from, to }: TimeChoice): DayBlock | null {
  return to > from ? { from, to } : null;
}

/**
 * Sets the start; the end moves along, at most to midnight. Null if the text is not a time.
 *
 * @param minutes how long the first choice lasts
 */
export function withTypedStart(
  choice: TimeChoice | null,
  text: string,
  minutes: number = defaultDurationMinutes,
): TimeChoice | null {
  const from = typedMinutes(text);
  if (from === null) return null;
  const length = choice && choice.to > choice.from ? choice.to - choice.from : minutes;
  return { from, to: Math.min(minutesPerDay, from + length) };
}

/** Sets the end; `00:00` is the end of the day. Null if the text is not a time. */
export function withTypedEnd(choice: TimeChoice, text: string): TimeChoice | null {
  const to = typedMinutes(text);
  return to === null ? null : { from: choice.from, to: to === 0 ? minutesPerDay : to };
}

export function withDuration({ from }: TimeChoice, minutes: number): TimeChoice {
  return { from, to: Math.min(minutesPerDay, from + minutes) };
}

/** Returns `09:30`, or `09:30 PM` on a 12-hour clock. */
export function timeText(minutes: number, amPm: boolean): string {
  const hour = Math.floor(minutes / 60) % 24;
  const shown = amPm ? hour % 12 || 12 : hour;
  const text = `${String(shown).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return amPm ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}
