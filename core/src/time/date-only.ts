/**
 * A calendar day without a zone, written `YYYY-MM-DD`.
 *
 * Plain text compares in the order of time, so `<` and `>` work on it. Years 0001 to 9999.
 */
export type DateOnly = string;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const millisecondsPerDay = 86_400_000;

/** Whether `text` names a day that exists: `2027-02-29` does not, nor does anything with a time in it. */
export function isDateOnly(text: unknown): text is DateOnly {
  if (typeof text !== 'string' || !datePattern.test(text) || text < '0001') return false;
  return dateOfDayNumber(dayNumberOf(text)) === text;
}

/** The day's distance from 1 January 1970, in days; negative before. */
export function dayNumberOf(date: DateOnly): number {
  const year = Number(date.slice(0, 4));
  const utc = new Date(0);
  // Not Date.UTC, which reads the years 0 to 99 as 1900 to 1999.
  utc.setUTCFullYear(year, Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
  return utc.getTime() / millisecondsPerDay;
}

/** The day that lies `dayNumber` days after 1 January 1970. */
export function dateOfDayNumber(dayNumber: number): DateOnly {
  return new Date(dayNumber * millisecondsPerDay).toISOString().slice(0, 10);
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
  return utc.toISOString().slice(0, 10);
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
