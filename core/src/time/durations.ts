import type { EpochMs } from './zones.ts';

/** The durations that a time picker offers, in minutes: 30m, 1H, 1:30H, 2H. */
export const durationPresets: readonly number[] = [30, 60, 90, 120];

/** How long a goal lasts when only its start is chosen, in minutes. */
export const defaultDurationMinutes = 60;

/** A start and an end, as moments. */
export interface Span {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** The end of what begins at `from`, so many minutes later. */
export function spanOf(from: EpochMs, minutes: number = defaultDurationMinutes): Span {
  return { from, to: from + minutes * 60_000 };
}

/** A span with another start: its end moves along, so that it lasts as long as before. */
export function withStart(span: Span, from: EpochMs): Span {
  return { from, to: span.to + (from - span.from) };
}

/** A span with another end, or null when it would not be later than the start. */
export function withEnd(span: Span, to: EpochMs): Span | null {
  return to > span.from ? { from: span.from, to } : null;
}

/** How long a span lasts, in whole minutes. */
export function minutesOf({ from, to }: Span): number {
  return Math.round((to - from) / 60_000);
}

/**
 * The hour and minute that somebody typed, as minutes of the day; null when it is no time of day.
 *
 * Two digits at most for each, hours to 23, minutes to 59; `9`, `930` and `09:30` are read too, and `9:30 pm`.
 */
export function typedMinutes(text: string): number | null {
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*([ap])\.?m?\.?)?$/iu.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half.toLowerCase() === 'p');
  return hour === null || hour > 23 ? null : hour * 60 + Number(minutes);
}

/** An hour of a clock of twelve; 12 is the first of its half. */
function hourOfHalf(hour: number, isAfternoon: boolean): number | null {
  return hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
}
