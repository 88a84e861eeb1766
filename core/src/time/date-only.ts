/** `YYYY-MM-DD` without a zone, years 0001 to 9999, so `<` and `>` compare dates. */
export type DateOnly = string;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Refuses days that do not exist (`2027-02-29`) and text with a time. */
export function isDateOnly(text: unknown): text is DateOnly {
  if (typeof text !== 'string' || !datePattern.test(text) || text < '0001') return false;
  return dateOfDayNumber(dayNumberOf(text)) === text;
}

/** Returns days since 1 January 1970, which may be negative. */
export function dayNumberOf(date: DateOnly): number {
  return dayNumberFrom(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

/**
 * Returns days since 1 January 1970. Years count from March, so that the leap day comes last. `day` may
 * exceed the month.
 *
 * @param month 1 to 12
 */
export function dayNumberFrom(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    marchYear * 365 +
    Math.floor(marchYear / 4) -
    Math.floor(marchYear / 100) +
    Math.floor(marchYear / 400) +
    dayOfYear -
    daysTo1970
  );
}

/** Days from 1 March of the year 0 to 1 January 1970. */
const daysTo1970 = 719_468;
const millisecondsPerDay = 86_400_000;
/** A cache, since the same few years recur. */
const written = new Map<number, DateOnly>();
/** Maximum of cached dates: about 140 years. */
const maxWritten = 50_000;

/** Day numbers of 1 January 0001 and 31 December 9999, the supported range. */
const firstDay = -719_162;
const lastDay = 2_932_896;

/** Returns the date, limited to the supported range. */
export function dateOfDayNumber(dayNumber: number): DateOnly {
  if (dayNumber < firstDay) return dateOfDayNumber(firstDay);
  if (dayNumber > lastDay) return dateOfDayNumber(lastDay);
  const known = written.get(dayNumber);
  if (known !== undefined) return known;
  const date = new Date(dayNumber * millisecondsPerDay).toISOString().slice(0, 10);
  if (written.size >= maxWritten) written.clear();
  written.set(dayNumber, date);
  return date;
}

export function plusDays(date: DateOnly, days: number): DateOnly {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

export function minusDays(date: DateOnly, days: number): DateOnly {
  return plusDays(date, -days);
}

export function daysBetween(from: DateOnly, to: DateOnly): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** ISO 8601: 1 (Monday) to 7. */
export function isoWeekday(date: DateOnly): number {
  return isoWeekdayOf(dayNumberOf(date));
}

/** Day number 0, 1 January 1970, was a Thursday. */
export function isoWeekdayOf(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

/** 1 to 9999. */
export function yearOf(date: DateOnly): number {
  return Number(date.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(date: DateOnly): number {
  return Number(date.slice(5, 7));
}

/** 1 to 31. */
export function dayOf(date: DateOnly): number {
  return Number(date.slice(8, 10));
}

/** Months and days out of range carry over: 2026-13-01 is in 2027. */
export function dateFrom(year: number, month: number, day: number): DateOnly {
  const utc = new Date(0);
  utc.setUTCFullYear(year, month - 1, day);
  return dateOfDayNumber(utc.getTime() / millisecondsPerDay);
}

export function daysInMonth(year: number, month: number): number {
  return dayOf(dateFrom(year, month + 1, 0));
}

/** ISO 8601: a week, 1 to 53, and its year. */
export function isoWeekOf(date: DateOnly): { readonly year: number; readonly week: number } {
  // A week belongs to the year of its Thursday.
  const thursday = plusDays(date, 4 - isoWeekday(date));
  const year = yearOf(thursday);
  return { year, week: Math.floor(daysBetween(dateFrom(year, 1, 1), thursday) / 7) + 1 };
}
