import type { Instant } from '@cairn/core/goals/goal';
import type { Planning } from './planning.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(planning: Planning): Intl.DateTimeFormat {
  const key = `${planning.locale} ${planning.timezone} ${planning.amPm}`;
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

/** A stretch of the day on the person's wall: `10:00–11:00`, only the start when it has no end. */
export function clockTimes(start: Instant, end: Instant | null, planning: Planning): string {
  const formatter = formatterOf(planning);
  const from = formatter.format(Date.parse(start));
  return end === null ? from : `${from}–${formatter.format(Date.parse(end))}`;
}
