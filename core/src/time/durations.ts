import type { EpochMs } from './zones.ts';

/** In minutes. */
export const durationPresets: readonly number[] = [30, 60, 90, 120];

/** In minutes, if the user chooses only a start. */
export const defaultDurationMinutes = 60;

/** Returns the minutes of the block that a goal without times gets with its first start. */
export function minutesOfNewBlock(goal: { readonly durationMinutes: number | null } | undefined): number {
  return goal?.durationMinutes ?? defaultDurationMinutes;
}

export interface Span {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

export function spanOf(from: EpochMs, minutes: number = defaultDurationMinutes): Span {
  return { from, to: from + minutes * 60_000 };
}

export function withStart(span: Span, from: EpochMs): Span {
  return { from, to: span.to + (from - span.from) };
}

export function withEnd(span: Span, to: EpochMs): Span | null {
  return to > span.from ? { from: span.from, to } : null;
}

/** Rounds to whole minutes. */
export function minutesOf({ from, to }: Span): number {
  return Math.round((to - from) / 60_000);
}

/** Parses a time of day: `9`, `930`, `09:30` or `9:30 pm`; null for other text. */
export function typedMinutes(text: string): number | null {
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*([ap])\.?m?\.?)?$/iu.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half.toLowerCase() === 'p');
  return hour === null || hour > 23 ? null : hour * 60 + Number(minutes);
}

/** On a 12-hour clock, 12 is the first hour of its half. */
function hourOfHalf(hour: number, isAfternoon: boolean): number | null {
  return hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
}
