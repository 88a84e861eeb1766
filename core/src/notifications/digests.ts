import { type DateOnly, dayOf, isoWeekday } from '../time/date-only.ts';
import { type EpochMs, momentOf } from '../time/zones.ts';
import { wallTimesAt } from './reminders.ts';

export const digestEvents = ['dailyInsights', 'weeklyInsights', 'monthlyInsights'] as const;

export type DigestEvent = (typeof digestEvents)[number];

export interface DueDigest {
  readonly event: DigestEvent;
  /** The person's day. */
  readonly date: DateOnly;
}

/** In minutes since midnight, in the person's zone. */
export const digestMinutes = 9 * 60;

/** Returns the digests that are due at a whole minute: of the day, on Mondays of the week, on the first of the month. */
export function digestsAt(minute: EpochMs, zone: string): readonly DueDigest[] {
  const due = wallTimesAt(minute, zone).find(
    ({ date, minutes }) => minutes === digestMinutes && momentOf(date, minutes, zone) === minute,
  );
  if (!due) return [];
  const { date } = due;
  const isDue: Readonly<Record<DigestEvent, boolean>> = {
    dailyInsights: true,
    weeklyInsights: isoWeekday(date) === 1,
    monthlyInsights: dayOf(date) === 1,
  };
  return digestEvents.filter((event) => isDue[event]).map((event) => ({ event, date }));
}
