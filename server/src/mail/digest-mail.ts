import { mailedName } from '@cairn/core/accounts/mailed-name';
import type { UserSettings } from '@cairn/core/accounts/settings';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { PeriodFigures } from '@cairn/core/goals/period-figures';
import type { DigestEvent } from '@cairn/core/notifications/digests';
import { dayDigestMail, periodDigestMail } from '@cairn/words/digest-mails';
import { type DateOnly, isoWeekOf } from '@cairn/core/time/date-only';
import type { Period } from '@cairn/core/time/periods';
import { clockRange, knownLocale } from './clock-range.ts';
import { type EventMailContent, type EventMailParts, longestGoal, written } from './event-mail.ts';

/** One of the person's own goals. */
export type DigestGoal = Pick<
  GoalRow,
  'name' | 'type' | 'columnId' | 'dueDate' | 'doneDate' | 'datetimeFr' | 'carriedCount'
>;

export interface DigestReader {
  readonly id: string;
  readonly settings: UserSettings;
}

/** Returns the mail of a day's goals, and of late ones. */
export function writtenDayDigest(
  parts: EventMailParts,
  { id, settings }: DigestReader,
  goals: readonly DigestGoal[],
  today: DateOnly,
): EventMailContent {
  const { locale, timezone: zone, amPm } = settings;
  const ofDay = goals.filter(({ columnId, dueDate }) => columnId === 1 && dueDate === today);
  const late = goals.filter((goal) => !ofDay.includes(goal));
  const rowOf = ({ name, doneDate, datetimeFr }: DigestGoal) => ({
    goal: nameOf(name),
    isDone: doneDate !== null,
    time: datetimeFr && clockRange(new Date(datetimeFr), null, { zone, locale, amPm }),
  });
  return written(parts, { id, locale }, 'dailyInsights', (stops) =>
    dayDigestMail({
      goals: ofDay.map(rowOf),
      late: late.map(({ name, dueDate, carriedCount }) => ({
        goal: nameOf(name),
        since: dateText(dueDate ?? today, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
        carried: carriedCount,
      })),
      links: { days: `${parts.origin}/horizons/days/`, ...stops },
    }),
  );
}

export interface PeriodDigest {
  readonly event: Exclude<DigestEvent, 'dailyInsights'>;
  readonly period: Period;
  readonly figures: PeriodFigures<DigestGoal>;
  /** How many goals were done in the period before. */
  readonly doneBefore: number;
}

/** Returns the mail of what was done in a week or a month, and of what is still open. */
export function writtenPeriodDigest(
  parts: EventMailParts,
  { id, settings: { locale } }: DigestReader,
  { event, period, figures, doneBefore }: PeriodDigest,
): EventMailContent {
  const { firstDate, lastDate } = period;
  const isWeek = event === 'weeklyInsights';
  return written(parts, { id, locale }, event, (stops) =>
    periodDigestMail({
      week: isWeek ? isoWeekOf(lastDate).week : null,
      month: dateText(firstDate, locale, { month: 'long' }),
      done: figures.done,
      doneBefore,
      days: isWeek
        ? figures.doneByDay.map((done, at) => {
            const day = new Date(Date.parse(firstDate) + at * 86_400_000).toISOString().slice(0, 10);
            return {
              name: dateText(day, locale, { weekday: 'short' }),
              full: dateText(day, locale, { weekday: 'long' }),
              done,
            };
          })
        : [],
      open: figures.open.map(({ name, carriedCount }) => ({ goal: nameOf(name), carried: carriedCount })),
      links: { period: `${parts.origin}/horizons/${isWeek ? 'weeks' : 'months'}/`, ...stops },
    }),
  );
}

const nameOf = (name: string) => mailedName(name, longestGoal);

function dateText(date: DateOnly, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(knownLocale(locale), { ...options, timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}
