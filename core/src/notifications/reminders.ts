import type { GoalRow } from '../goals/goal.ts';
import { type DateOnly, plusDays } from '../time/date-only.ts';
import { type EpochMs, momentOf, todayIn, wallTimeAt } from '../time/zones.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

/** In minutes before a goal begins. */
export const leadTimes = [0, 5, 10, 30, 60] as const;

export type LeadTime = (typeof leadTimes)[number];

export interface ReminderSettings {
  readonly reminderLeadMinutes: LeadTime;
  /** Whether timed goals ring in quiet hours. */
  readonly remindsInQuietHours: boolean;
  /** Whether one reminder a day tells of goals without a time. */
  readonly dailyReminderIsOn: boolean;
  /** In minutes since midnight, in the person's zone. */
  readonly dailyReminderMinutes: number;
}

export const defaultReminderSettings: ReminderSettings = {
  reminderLeadMinutes: 10,
  remindsInQuietHours: true,
  dailyReminderIsOn: true,
  dailyReminderMinutes: 8 * 60 + 30,
};

/** Reminders that are late by more, in ms, are dropped. */
export const longestLateMs = 3_600_000;

/** A reminder, in the scope of its person. */
export interface ReminderRow {
  readonly id: string;
  /** Null for the daily reminder of goals without a time. */
  readonly space: string | null;
  readonly goalId: string | null;
  /** When the goal begins; null for the daily reminder. */
  readonly datetimeFr: string | null;
  /** The day of a daily reminder. */
  readonly date: DateOnly | null;
  /** How many goals a daily reminder is about. */
  readonly goalCount: number | null;
  /** The moment at which it was due. */
  readonly datetime: string;
  readonly version: number;
  readonly rev: number;
}

const minuteMs = 60_000;

export const minuteOf = (moment: EpochMs): EpochMs => Math.floor(moment / minuteMs) * minuteMs;

/** Returns the whole minute at which a goal reminds its person, or null if it never does. */
export function remindsAt(
  { type, doneDate, datetimeFr }: Pick<GoalRow, 'type' | 'doneDate' | 'datetimeFr'>,
  leadMinutes: number,
): EpochMs | null {
  if (type !== null || doneDate !== null || datetimeFr === null) return null;
  return minuteOf(Date.parse(datetimeFr)) - leadMinutes * minuteMs;
}

/** A reminder that does not ring stands in the bell alone. */
export function isRinging(
  at: EpochMs,
  settings: QuietHours & Pick<ReminderSettings, 'remindsInQuietHours'> & { readonly timezone: string },
): boolean {
  return settings.remindsInQuietHours || quietUntil(at, settings, settings.timezone) === null;
}

/** The day whose goals a daily reminder tells of, where `minute` is its time in the person's zone; null otherwise. */
export function dailyReminderAt(
  minute: EpochMs,
  settings: Pick<ReminderSettings, 'dailyReminderIsOn' | 'dailyReminderMinutes'> & {
    readonly timezone: string;
    readonly dayEndsAtHour: number;
  },
): DateOnly | null {
  const { dailyReminderIsOn, dailyReminderMinutes, timezone, dayEndsAtHour } = settings;
  if (!dailyReminderIsOn) return null;
  const isDue = wallTimesAt(minute, timezone).some(
    (wall) => wall.minutes === dailyReminderMinutes && momentOf(wall.date, wall.minutes, timezone) === minute,
  );
  return isDue ? todayIn(timezone, minute, dayEndsAtHour) : null;
}

/**
 * Returns the wall times whose moment by `momentOf` may be this one: what a clock shows, and what it would show without
 * the last day's change, because the times of a skipped hour ring after it.
 */
export function wallTimesAt(
  moment: EpochMs,
  zone: string,
): readonly { readonly date: DateOnly; readonly minutes: number }[] {
  const shown = wallTimeAt(moment, zone);
  const dayBefore = wallTimeAt(moment - 1440 * minuteMs, zone);
  if (dayBefore.minutes === shown.minutes) return [shown];
  return [shown, { date: plusDays(dayBefore.date, 1), minutes: dayBefore.minutes }];
}
