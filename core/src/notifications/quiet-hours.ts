import { plusDays } from '../time/date-only.ts';
import { type EpochMs, momentOf, wallTimeAt } from '../time/zones.ts';

/** In minutes since midnight, in the person's zone. A time from later to earlier goes over midnight. */
export interface QuietHours {
  readonly quietHoursAreOn: boolean;
  readonly quietFromMinutes: number;
  readonly quietToMinutes: number;
}

export const defaultQuietHours: QuietHours = {
  quietHoursAreOn: true,
  quietFromMinutes: 21 * 60,
  quietToMinutes: 8 * 60,
};

/** Returns the end of the quiet hours at this moment, or null outside of them. Equal ends mean no quiet hours. */
export function quietUntil(now: EpochMs, hours: QuietHours, zone: string): EpochMs | null {
  const { quietHoursAreOn, quietFromMinutes: from, quietToMinutes: to } = hours;
  if (!quietHoursAreOn || from === to) return null;
  const { date, minutes } = wallTimeAt(now, zone);
  const isQuiet = from < to ? from <= minutes && minutes < to : minutes >= from || minutes < to;
  if (!isQuiet) return null;
  const end = momentOf(minutes < to ? date : plusDays(date, 1), to, zone);
  // In an hour that is repeated, the quiet hours have ended the first time.
  if (end <= now) return null;
  // A clock that skips the end may go on in the quiet hours that follow.
  return quietUntil(end, hours, zone) ?? end;
}
