import { type DateOnly, dateFrom, dayNumberOf, dayOf, daysInMonth, monthOf, yearOf } from './date-only.ts';
import { minutesPerDay } from './hours.ts';
import type { Period } from './periods.ts';

/** A moment by the wall clock of the user's day. */
export interface DayMinute {
  readonly date: DateOnly;
  /** 0 to 1440; also 1440 in the night that belongs to the day before. */
  readonly minute: number;
}

export interface PassedParts {
  /** Where the parts begin and end, as shares of the period: from 0 to 1, rising. */
  readonly bounds: readonly number[];
  /** 0 before the period, 1 after it. */
  readonly passed: number;
}

export type PartUnit = 'day' | 'month' | 'year';

/** A longer life is divided into decades or centuries, so that its parts stay visible. */
const maxYears = 150;

/** Returns the parts of a period and how much of the period has passed. Days of clock changes count like others. */
export function passedParts(period: Period, unit: PartUnit, { date, minute }: DayMinute): PassedParts {
  const first = dayNumberOf(period.firstDate);
  const days = Math.max(1, dayNumberOf(period.lastDate) + 1 - first);
  const shareOf = (day: number) => (day - first) / days;
  const inner = startsOf(period, unit)
    .map(shareOf)
    .filter((share) => share > 0 && share < 1);
  const passed = shareOf(dayNumberOf(date) + minute / minutesPerDay);
  return { bounds: [0, ...inner, 1], passed: Math.min(1, Math.max(0, passed)) };
}

/** Returns the day numbers at which the parts begin. */
function startsOf({ firstDate, lastDate }: Period, unit: PartUnit): readonly number[] {
  const first = dayNumberOf(firstDate);
  const [year, month] = [yearOf(firstDate), monthOf(firstDate)];
  const count = (length: number) => Array.from({ length: Math.max(0, length) }, (_, index) => index);
  switch (unit) {
    case 'day':
      return count(dayNumberOf(lastDate) + 1 - first).map((index) => first + index);
    case 'month':
      return count((yearOf(lastDate) - year) * 12 + monthOf(lastDate) - month + 1).map((index) =>
        dayNumberOf(dateFrom(year, month + index, 1)),
      );
    case 'year': {
      const years = yearOf(lastDate) - year + 1;
      const step = [1, 10, 100].find((length) => years / length <= maxYears) ?? 100;
      return count(Math.ceil(years / step)).map((index) =>
        dayNumberOf(anniversary(firstDate, year + index * step)),
      );
    }
  }
}

/** From 29 February, the last of February in other years. */
function anniversary(date: DateOnly, year: number): DateOnly {
  const month = monthOf(date);
  return dateFrom(year, month, Math.min(dayOf(date), daysInMonth(year, month)));
}

export interface TimeLeft {
  readonly days: number;
  /** Full hours beside the days. */
  readonly hours: number;
}

/** Returns the time to the end of the period's last day, by the wall clock. */
export function timeLeft({ lastDate }: Period, { date, minute }: DayMinute): TimeLeft {
  const minutes = (dayNumberOf(lastDate) + 1 - dayNumberOf(date)) * minutesPerDay - minute;
  const left = Math.max(0, minutes);
  return { days: Math.floor(left / minutesPerDay), hours: Math.floor((left % minutesPerDay) / 60) };
}

/** Returns the full years from a date to the period's last day. */
export function yearsLeft({ lastDate }: Period, date: DateOnly): number {
  const years = yearOf(lastDate) - yearOf(date);
  return Math.max(0, anniversary(date, yearOf(lastDate)) > lastDate ? years - 1 : years);
}
