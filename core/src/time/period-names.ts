import { type DateOnly, isoWeekOf, monthOf, yearOf } from './date-only.ts';
import { intlText } from './intl-texts.ts';
import { holdsDate, type Period } from './periods.ts';

/** The few words that a period's name needs and Intl does not have, in the reader's language. */
export interface PeriodWords {
  readonly today: string;
  readonly life: string;
  readonly thisYear: string;
  week(number: number): string;
  quarter(number: number): string;
  decade(firstYear: number): string;
  lifeUntil(year: number): string;
}

/** How a period is called on screen: `Week 47` and beside it, smaller, `16–22 Nov`. */
export interface PeriodName {
  readonly title: string;
  readonly subtitle: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter;
}

function formatted(date: DateOnly, locale: string, options: Intl.DateTimeFormatOptions): string {
  return intlText(`${locale} ${JSON.stringify(options)} ${date}`, () =>
    formatterOf(locale, options).format(Date.parse(date)),
  );
}

/** A day as people say it: `Nov 21`, with the year when it is not this one. */
export function dayName(date: DateOnly, today: DateOnly, locale: string): string {
  const year = yearOf(date) === yearOf(today) ? {} : ({ year: 'numeric' } as const);
  return formatted(date, locale, { month: 'short', day: 'numeric', ...year });
}

/** A day's weekday, short: `Sat`. */
export function weekdayName(date: DateOnly, locale: string): string {
  return formatted(date, locale, { weekday: 'short' });
}

/**
 * The weekday, day and month under a day's title: `Friday, November 20`.
 *
 * @param today where the name stands alone: a day of another year has its year then
 */
export function longDayName(date: DateOnly, locale: string, today: DateOnly = date): string {
  const year = yearOf(date) === yearOf(today) ? {} : ({ year: 'numeric' } as const);
  return formatted(date, locale, { weekday: 'long', day: 'numeric', month: 'long', ...year });
}

/**
 * The first and last day of a stretch as short as they can be: `16–22 Nov`, with the year when none of it is in this one.
 *
 * For stretches of some days: at the turn of a year `28 Dec–3 Jan` says which years are meant.
 */
export function rangeName(firstDate: DateOnly, lastDate: DateOnly, today: DateOnly, locale: string): string {
  const isOfThisYear = [firstDate, lastDate].some((date) => yearOf(date) === yearOf(today));
  const day = { month: 'short', day: 'numeric' } as const;
  if (!isOfThisYear) return rangeText(firstDate, lastDate, locale, { ...day, year: 'numeric' });
  if (yearOf(firstDate) === yearOf(lastDate)) return rangeText(firstDate, lastDate, locale, day);
  // Asked for both at once, Intl adds the years.
  return `${formatted(firstDate, locale, day)}–${formatted(lastDate, locale, day)}`;
}

/** Without the blanks that some languages set around the dash of a range: a narrow column has no room for them. */
const withNarrowDash = (range: string) =>
  range
    .split('–')
    .map((side) => side.trim())
    .join('–');

function rangeText(
  firstDate: DateOnly,
  lastDate: DateOnly,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return intlText(`${locale} ${JSON.stringify(options)} ${firstDate} ${lastDate}`, () =>
    withNarrowDash(formatterOf(locale, options).formatRange(Date.parse(firstDate), Date.parse(lastDate))),
  );
}

/** What a period is called, seen from `today`. */
export function periodName(period: Period, today: DateOnly, locale: string, words: PeriodWords): PeriodName {
  const { firstDate, lastDate } = period;
  const year = String(yearOf(firstDate));
  const isCurrent = holdsDate(period, today);
  switch (period.columnId) {
    case 1:
      return isCurrent
        ? {
            title: words.today,
            subtitle: formatted(firstDate, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
          }
        : {
            title: dayName(firstDate, today, locale),
            subtitle: formatted(firstDate, locale, { weekday: 'long' }),
          };
    case 2:
      return {
        title: words.week(isoWeekOf(firstDate).week),
        subtitle: rangeName(firstDate, lastDate, today, locale),
      };
    case 3:
      return { title: formatted(firstDate, locale, { month: 'long' }), subtitle: year };
    case 4:
      return { title: year, subtitle: isCurrent ? words.thisYear : '' };
    case 5:
      return { title: words.life, subtitle: words.lifeUntil(yearOf(lastDate)) };
    case 6:
      return {
        title: words.quarter(Math.ceil(monthOf(firstDate) / 3)),
        subtitle: rangeText(firstDate, lastDate, locale, { month: 'short', year: 'numeric' }),
      };
    case 7:
      return { title: words.decade(yearOf(firstDate)), subtitle: `${year}–${yearOf(lastDate)}` };
  }
}
