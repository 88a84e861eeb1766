import type { Instant } from '@cairn/core/goals/goal';
import { intlText } from '@cairn/core/time/intl-texts';
import type { Planning } from './planning.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(planning: Planning, key: string): Intl.DateTimeFormat {
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(planning.locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: planning.amPm ? 'h12' : 'h23',
      timeZone: planning.timezone,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Returns, in the user's zone, `10:00–11:00`, or only the start. */
export function clockTimes(start: Instant, end: Instant | null, planning: Planning): string {
  const key = `${planning.locale} ${planning.timezone} ${planning.amPm}`;
  const clockTime = (at: Instant) =>
    intlText(`${key} ${at}`, () => formatterOf(planning, key).format(Date.parse(at)));
  const from = clockTime(start);
  return end === null ? from : `${from}–${clockTime(end)}`;
}
