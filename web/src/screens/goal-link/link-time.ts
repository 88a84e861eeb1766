import type { Instant } from '@cairn/core/goals/goal';
import { plusDays } from '@cairn/core/time/date-only';
import { type EpochMs, todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';

export interface Clock {
  /** IANA name. */
  readonly timezone: string;
  /** Null for the habit of the locale. */
  readonly amPm: boolean | null;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly now: EpochMs;
}

/** Returns `11:00`, `tomorrow, 10:00` or `Tue, Nov 24, 10:00`. */
export function linkTime(moment: Instant, { timezone, amPm, locale, now }: Clock): string {
  const day = todayIn(timezone, Date.parse(moment));
  const today = todayIn(timezone, now);
  const isNear = day === today || day === plusDays(today, 1);
  const options = {
    ...(isNear ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const)),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...(amPm !== null && ({ hourCycle: amPm ? 'h12' : 'h23' } as const)),
  } as const;
  const isHalfDays = new Intl.DateTimeFormat(locale, options).resolvedOptions().hour12 === true;
  const format = new Intl.DateTimeFormat(locale, { ...options, hour: isHalfDays ? 'numeric' : '2-digit' });
  const time = format.format(Date.parse(moment));
  return isNear && day !== today ? m.link_tomorrow({ time }) : time;
}
