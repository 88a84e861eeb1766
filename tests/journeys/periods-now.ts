import { isoWeekOf, monthOf, plusDays, yearOf } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';

/** The browsers' day (see `playwright.config.ts`): what is on the screen goes by it. */
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

/** How the week is headed that is so many after this one. */
export function weekAfter(weeks: number): string {
  return `Week ${isoWeekOf(plusDays(today, weeks * 7)).week}`;
}

export const thisWeek = weekAfter(0);
export const nextWeek = weekAfter(1);
export const thisMonth = months[monthOf(today) - 1] as string;
export const thisQuarter = `Q${Math.ceil(monthOf(today) / 3)}`;
export const thisYear = String(yearOf(today));
export const thisDecade = `${thisYear.slice(0, 3)}0s`;
