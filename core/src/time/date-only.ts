/**
 * A calendar day without a zone, written `YYYY-MM-DD`.
 *
 * Plain text compares in the order of time, so `<` and `>` work on it. Years 0001 to 9999.
 */
export type DateOnly = string;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether `text` names a day that exists: `2027-02-29` does not, nor does anything with a time in it. */
export function isDateOnly(text: unknown): text is DateOnly {
  if (typeof text !== 'string' || !datePattern.test(text) || text < '0001') return false;
  return dateOfDayNumber(dayNumberOf(text)) === text;
}

/** The day's distance from 1 January 1970, in days; negative before. */
export function dayNumberOf(date: DateOnly): number {
  return dayNumberFrom(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

/**
 * The distance from 1 January 1970 of a day given by its numbers, in days.
 *
 * Counted in years that begin in March, so that a leap day comes last; the calendar repeats every 400 years. The day may
 * run over its month's end.
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

/** From 1 March of the year 0 to 1 January 1970. */
const daysTo1970 = 719_468;
const millisecondsPerDay = 86_400_000;
/** Days that were written once, by their numbers: planners ask for the same few years again and again. */
const written = new Map<number, DateOnly>();
/** About a hundred and forty years; beyond it the oldest are written anew. */
const maxWritten = 50_000;

/** 1 January 0001 and 31 December 9999: no day lies before or after them. */
const firstDay = -719_162;
const lastDay = 2_932_896;

/** The day that lies `dayNumber` days after 1 January 1970; the first or the last day there is beyond them. */
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

/** The day `days` after `date`; before it when negative. */
export function plusDays(date: DateOnly, days: number): DateOnly {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/** The day `days` before `date`. */
export function minusDays(date: DateOnly, days: number): DateOnly {
  return plusDays(date, -days);
}

/** How many days `to` lies after `from`; negative when before. */
export function daysBetween(from: DateOnly, to: DateOnly): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** The day of the week as ISO 8601 counts: Monday 1 to Sunday 7. */
export function isoWeekday(date: DateOnly): number {
  // 1 January 1970 was a Thursday.
  return ((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1;
}

/** The year of a day, 1 to 9999. */
export function yearOf(date: DateOnly): number {
  return Number(date.slice(0, 4));
}

/** The month of a day, 1 to 12. */
export function monthOf(date: DateOnly): number {
  return Number(date.slice(5, 7));
}

/** The day of the month, 1 to 31. */
export function dayOf(date: DateOnly): number {
  return Number(date.slice(8, 10));
}

/** Writes a day from its numbers; months and days outside their range run over, as 2026-13-01 into 2027. */
export function dateFrom(year: number, month: number, day: number): DateOnly {
  const utc = new Date(0);
  utc.setUTCFullYear(year, month - 1, day);
  return dateOfDayNumber(utc.getTime() / millisecondsPerDay);
}

/** How many days a month has, 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return dayOf(dateFrom(year, month + 1, 0));
}

/** The ISO 8601 week of a day: its number, 1 to 53, and the year that week belongs to. */
export function isoWeekOf(date: DateOnly): { readonly year: number; readonly week: number } {
  // A week belongs to the year that holds its Thursday.
  const thursday = plusDays(date, 4 - isoWeekday(date));
  const year = yearOf(thursday);
  return { year, week: Math.floor(daysBetween(dateFrom(year, 1, 1), thursday) / 7) + 1 };
}
