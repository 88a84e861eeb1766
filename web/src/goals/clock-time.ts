import type { Instant } from '@cairn/core/goals/goal';
import type { Planning } from './planning.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(planning: Planning, isHour = false): Intl.DateTimeFormat {
  const key = `${planning.locale} ${planning.timezone} ${planning.amPm} ${isHour}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(planning.locale, {
      ...(isHour ? { hour: 'numeric' } : { hour: '2-digit', minute: '2-digit' }),
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

/** A minute of the day as the person's clock writes it, whatever day it is: `09:30`; alone an hour: `9 AM`. */
export function wallText(minutes: number, planning: Planning, detail: 'minute' | 'hour' = 'minute'): string {
  const shortHour = detail === 'hour' && planning.amPm;
  const formatter = formatterOf({ ...planning, timezone: 'UTC' }, shortHour);
  return formatter.format(minutes * 60_000);
}
