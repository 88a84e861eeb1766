import { clockTimes } from './clock-time.ts';
import type { Planning } from './planning.ts';

/** Returns `09:30`, in the user's clock format. */
export function clockTimeText(minutes: number, planning: Planning): string {
  return clockTimes(new Date(minutes * 60_000).toISOString(), null, { ...planning, timezone: 'UTC' });
}

/** Returns `09:00`, or `9 am` on a 12-hour clock. */
export function hourText(minutes: number, planning: Planning): string {
  if (!planning.amPm) return clockTimeText(minutes, planning);
  const formatter = new Intl.DateTimeFormat(planning.locale, {
    hour: 'numeric',
    hourCycle: 'h12',
    timeZone: 'UTC',
  });
  return formatter.format(minutes * 60_000);
}
