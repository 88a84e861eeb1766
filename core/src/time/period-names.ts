import { dateInDigits, formMark } from './date-in-digits.ts';
import { type DateOnly, isoWeekOf, monthOf, yearOf } from './date-only.ts';
import { intlText } from './intl-texts.ts';
import { holdsDate, isLifeChosen, type Period } from './periods.ts';

/** Words that Intl does not have, in the reader's language. */
export interface PeriodWords {
  readonly today: string;
  readonly life: string;
  readonly thisYear: string;
  week(number: number): string;
  quarter(number: number): string;
  decade(firstYear: number): string;
  lifeUntil(year: number): string;
}

/** A title such as `Week 47`, and smaller text such as `16–22 Nov`. */
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
  const { weekday, day, year } = options;
  const digits = day && dateInDigits(date, locale, !!year);
  if (digits) return weekday ? `${formatted(date, locale, { weekday })}, ${digits}` : digits;
  return intlText(`${locale} ${JSON.stringify(options)} ${date}`, () =>
    formatterOf(locale, options).format(Date.parse(date)),
  );
}

/** Returns `Nov 21`, with the year unless it is today's. */
export function dayName(date: DateOnly, today: DateOnly, locale: string): string {
  const year = yearOf(date) === yearOf(today) ? {} : ({ year: 'numeric' } as const);
  return formatted(date, locale, { month: 'short', day: 'numeric', ...year });
}

/** Returns `Sat`. */
export function weekdayName(date: DateOnly, locale: string): string {
  return formatted(date, locale, { weekday: 'short' });
}

/** Returns one or two letters. */
export function narrowWeekdayName(date: DateOnly, locale: string): string {
  return formatted(date, locale, { weekday: 'narrow' });
}

/**
 * Returns `Friday, November 20`.
 *
 * @param today adds the year if it differs from today's
 */
export function longDayName(date: DateOnly, locale: string, today: DateOnly = date): string {
  const year = yearOf(date) === yearOf(today) ? {} : ({ year: 'numeric' } as const);
  return formatted(date, locale, { weekday: 'long', day: 'numeric', month: 'long', ...year });
}

/**
 * Returns `16–22 Nov`, with the year unless a part is in this year. Meant for ranges of a few days, so `28 Dec–3 Jan`
 * is clear.
 */
export function rangeName(firstDate: DateOnly, lastDate: DateOnly, today: DateOnly, locale: string): string {
  const isOfThisYear = [firstDate, lastDate].some((date) => yearOf(date) === yearOf(today));
  const day = { month: 'short', day: 'numeric' } as const;
  const options = isOfThisYear ? day : ({ ...day, year: 'numeric' } as const);
  const first = formatted(firstDate, locale, options);
  // Intl would add the years to a range over two years, and knows no form of digits.
  return (isOfThisYear && yearOf(firstDate) !== yearOf(lastDate)) || formMark(locale) !== ''
    ? [first, formatted(lastDate, locale, options)].join(first.includes('-') ? ' – ' : '–')
    : rangeText(firstDate, lastDate, locale, options);
}

/** Removes the spaces that some languages put around the dash: columns are narrow. */
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
      return { title: words.life, subtitle: isLifeChosen(period) ? words.lifeUntil(yearOf(lastDate)) : '' };
    case 6:
      return {
        title: words.quarter(Math.ceil(monthOf(firstDate) / 3)),
        subtitle: rangeText(firstDate, lastDate, locale, { month: 'short', year: 'numeric' }),
      };
    case 7:
      return { title: words.decade(yearOf(firstDate)), subtitle: `${year}–${yearOf(lastDate)}` };
  }
}
