import { isoWeekOf, monthOf, plusDays, yearOf } from '@cairn/core/time/date-only';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';

/** In the browsers' time zone (`playwright.config.ts`). */
const today = todayIn('Europe/Lisbon', Date.now());

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function weekAfter(weeks: number): string {
  return `Week ${isoWeekOf(plusDays(today, weeks * 7)).week}`;
}

/** As day panels are titled. */
export const tomorrow = dayName(plusDays(today, 1), today, 'en-GB');
export const thisWeek = weekAfter(0);
export const nextWeek = weekAfter(1);
export const thisMonth = months[monthOf(today) - 1] as string;
export const thisQuarter = `Q${Math.ceil(monthOf(today) / 3)}`;
export const thisYear = String(yearOf(today));
export const thisDecade = `${thisYear.slice(0, 3)}0s`;
