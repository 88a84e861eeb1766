import { type DateOnly, daysInMonth, isDateOnly } from './date-only.ts';
import { type EpochMs, isZone, momentOf, todayIn, wallTimeAt } from './zones.ts';

/** The order of day and month in `3/4/2026`. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const isoMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/u;
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/u;
const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:\D.*)?$/u;
const yearLast = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\D.*)?$/u;
const dayNamed = /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})(?:\D.*)?$/iu;
const monthNamed = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:\D.*)?$/iu;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses `2026-11-21`, `2026-11-21T09:30:00Z`, `21.11.2026`, `11/21/26`, `21 Nov 2026` or `Nov 21, 2026`,
 * with any text behind it; null for other text.
 *
 * @param order used if both numbers could be the month
 * @param zone decides the day of a moment
 */
export function writtenDate(text: string, order: DateOrder, zone: string): DateOnly | null {
  const written = text.trim();
  if (isoMoment.test(written)) return dateOfMoment(written, zone);
  const day = isoDay.exec(written)?.[1];
  if (day !== undefined) return isDateOnly(day) ? day : null;
  const asYearFirst = yearFirst.exec(written);
  if (asYearFirst) return dateOf(asYearFirst[1], asYearFirst[2], asYearFirst[3]);
  const asYearLast = yearLast.exec(written);
  if (asYearLast) {
    const [, first, second, year] = asYearLast;
    const isMonthFirst = Number(first) > 12 ? false : Number(second) > 12 || order === 'monthFirst';
    return isMonthFirst ? dateOf(year, first, second) : dateOf(year, second, first);
  }
  const asDayNamed = dayNamed.exec(written);
  if (asDayNamed) return dateOf(asDayNamed[3], monthNumber(asDayNamed[2]), asDayNamed[1]);
  const asMonthNamed = monthNamed.exec(written);
  if (asMonthNamed) return dateOf(asMonthNamed[3], monthNumber(asMonthNamed[1]), asMonthNamed[2]);
  return null;
}

export interface WrittenMoment {
  readonly date: DateOnly;
  /** Null for a whole day, and for midnight. */
  readonly at: EpochMs | null;
}

const clockTime = /(?<![\d:.])(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?(?![\d:])/iu;
const hourOfDay =
  /(?<![\d:.])(\d{1,2})\s*(?:([ap])\.?m\.?|uhr|h|Uhr)(?!\p{L})|(?:^|\s)(?:at|um|à|a las|alle|om|kl\.?|в)\s+(\d{1,2})(?![\d:.])/iu;

/** Finds a time next to a date: `9:30`, `5pm`, `um 17 Uhr`; null if there is none. */
export function writtenTime(text: string): { readonly minutes: number; readonly rest: string } | null {
  // In `21.11.2026 09.30`, only the second part is a time.
  const dated = /^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/u.exec(text)?.[0] ?? '';
  const behind = text.slice(dated.length);
  const found = clockTime.exec(behind) ?? hourOfDay.exec(behind);
  if (!found) return null;
  const isClock = found[0].search(/[:.]\d{2}/u) !== -1;
  const [hour, minute, half] = isClock
    ? [Number(found[1]), Number(found[2]), found[3]]
    : [Number(found[1] ?? found[3]), 0, found[1] === undefined ? undefined : found[2]];
  if (hour > 24 || minute > 59 || (half && (hour < 1 || hour > 12))) return null;
  const hours = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour % 24;
  const rest = `${dated}${behind.slice(0, found.index)} ${behind.slice(found.index + found[0].length)}`;
  return { minutes: hours * 60 + minute, rest: rest.trim() };
}

/**
 * Parses a date as {@link writtenDate} does, and its time.
 *
 * @param ownZone zone of a time that names none
 */
export function writtenMoment(
  text: string,
  order: DateOrder,
  zone: string,
  ownZone = zone,
): WrittenMoment | null {
  const written = text.trim();
  const date = writtenDate(written, order, zone);
  if (date === null) return null;
  if (isoMoment.test(written)) {
    const at = Date.parse(written);
    // Spreadsheets write a day as its midnight, in the local zone or in UTC.
    const isDay = wallTimeAt(at, zone).minutes === 0 || /T00:00(?::00(?:\.0+)?)?Z$/u.test(written);
    return { date, at: isDay ? null : at };
  }
  const time = writtenTime(written.replace(/^(\d{4}-\d{2}-\d{2})T/u, '$1 '));
  return { date, at: time === null || time.minutes === 0 ? null : momentOf(date, time.minutes, ownZone) };
}

/** Returns null for an invalid moment or zone, and for a day out of range. */
export function dateOfMoment(moment: string, zone: string): DateOnly | null {
  const at = Date.parse(moment);
  if (Number.isNaN(at) || !isZone(zone)) return null;
  const date = todayIn(zone, at);
  return isDateOnly(date) ? date : null;
}

/** Finds the order of day and month by numbers over 12; null if there are none. */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  for (const text of texts) {
    const [, first, second] = yearLast.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
  }
  return null;
}

/** Whether the texts leave the order of day and month open. */
export function isOrderUnsure(texts: readonly string[]): boolean {
  return dateOrderOf(texts) === null && texts.some((text) => yearLast.test(text.trim()));
}

function monthNumber(name = ''): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

function dateOf(year = '', month = '', day = ''): DateOnly | null {
  const inFull = year.length === 2 ? `20${year}` : year;
  const [monthNo, dayNo] = [Number(month), Number(day)];
  if (monthNo < 1 || monthNo > 12 || dayNo < 1 || dayNo > daysInMonth(Number(inFull), monthNo)) return null;
  const date = `${inFull}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateOnly(date) ? date : null;
}
