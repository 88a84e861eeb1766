import type { Instant } from '@cairn/core/goals/goal';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import { clockTimes } from './clock-time.ts';
import type { Planning } from './planning.ts';

/** Returns `Today`, `Yesterday` or `Nov 14`. */
export function momentDayName(moment: Instant, planning: Planning): string {
  return pastDayName(todayIn(planning.timezone, Date.parse(moment)), planning);
}

/** Returns `Today`, `Yesterday` or `Nov 14`. */
export function pastDayName(day: DateOnly, { today, locale }: Planning): string {
  if (day === today) return m.period_today();
  if (day === plusDays(today, -1)) return m.moment_yesterday();
  return dayName(day, today, locale);
}

/** Returns `Today 09:12`. */
export function momentName(moment: Instant, planning: Planning): string {
  return `${momentDayName(moment, planning)} ${clockTimes(moment, null, planning)}`;
}
