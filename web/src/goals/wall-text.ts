import { clockTimes } from './clock-time.ts';
import type { Planning } from './planning.ts';

/** A minute of the day as the person's clock writes it, whatever day it is: `09:30`. */
export function wallText(minutes: number, planning: Planning): string {
  return clockTimes(new Date(minutes * 60_000).toISOString(), null, { ...planning, timezone: 'UTC' });
}

/** A full hour, shorter where the clock has twelve: `09:00`, `9 am`. */
export function hourText(minutes: number, planning: Planning): string {
  if (!planning.amPm) return wallText(minutes, planning);
  const formatter = new Intl.DateTimeFormat(planning.locale, {
    hour: 'numeric',
    hourCycle: 'h12',
    timeZone: 'UTC',
  });
  return formatter.format(minutes * 60_000);
}
