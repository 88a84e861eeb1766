import {
  type DateOnly,
  dateFrom,
  daysInMonth,
  isDateOnly,
  isoWeekday,
  plusDays,
  yearOf,
} from './date-only.ts';
import { maxReadLength, type Stretch } from './found-periods.ts';

/** A word, a number or a sign of a line. */
export interface Word extends Stretch {
  /** In lower case. */
  readonly text: string;
  /** Whether no white space precedes. */
  readonly isGlued: boolean;
}

/** A value that words stand for, and the index of the next word. */
export interface Read<T> {
  readonly value: T;
  readonly next: number;
}

/** Splits the first `maxReadLength` characters of a line. */
export function lineWords(line: string): readonly Word[] {
  const words: Word[] = [];
  for (const found of line.slice(0, maxReadLength).matchAll(/\p{L}[\p{L}\p{M}'’]*|\d+|\S/gu)) {
    const [text] = found;
    const start = found.index;
    words.push({
      text: text.toLowerCase(),
      start,
      end: start + text.length,
      isGlued: words.at(-1)?.end === start,
    });
  }
  return words;
}

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Maps each word of the n-th text to n, counted from `first`. */
export function numbered(first: number, ...texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(texts.flatMap((text, at) => text.split(' ').map((word) => [word, first + at] as const)));
}

export const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';

/** 1 (Monday) to 7. */
export const weekdayNumbers = numbered(
  1,
  'monday mon montag mo',
  'tuesday tue tues dienstag di',
  'wednesday wed weds mittwoch mi',
  'thursday thu thur thurs donnerstag do',
  'friday fri freitag fr',
  'saturday sat samstag sonnabend sa',
  'sunday sun sonntag so',
);

export const monthNumbers = numbered(
  1,
  'january jan januar jänner',
  'february feb februar',
  'march mar märz maerz mär mrz',
  'april apr',
  'may mai',
  'june jun juni',
  'july jul juli',
  'august aug',
  'september sep sept',
  'october oct oktober okt',
  'november nov',
  'december dec dezember dez',
);

export const twoToTwelve = [
  'two zwei',
  'three drei',
  'four vier',
  'five fünf',
  'six sechs',
  'seven sieben',
  'eight acht',
  'nine neun',
  'ten zehn',
  'eleven elf',
  'twelve zwölf',
] as const;

const cardinals = numbered(1, 'one a an ein eine einen einem einer', ...twoToTwelve);

/** Reads a number of up to three digits, or a word up to twelve. */
export function countAt(words: readonly Word[], at: number): Read<number> | null {
  const text = textAt(words, at);
  const value = cardinals.get(text) ?? (/^\d{1,3}$/u.test(text) ? Number(text) : 0);
  return value > 0 ? { value, next: at + 1 } : null;
}

interface DayContext {
  readonly today: DateOnly;
  /** Whether `3/4` is in March. */
  readonly isMonthFirst: boolean;
}

const isDigits = (text: string, least: number, most: number) =>
  text.length >= least && text.length <= most && /^\d+$/u.test(text);

/** Without a year, returns the next such day, today included. */
export function dayIn(month: number, day: number, year: number | null, today: DateOnly): DateOnly | null {
  if (month < 1 || month > 12 || day < 1) return null;
  const first = year ?? yearOf(today);
  for (let at = first; at <= first + (year === null ? 8 : 0); at += 1) {
    if (day > daysInMonth(at, month)) continue;
    const date = dateFrom(at, month, day);
    if (year !== null || date >= today) return date;
  }
  return null;
}

/** Reads a year of four digits behind an optional comma. */
function yearAt(words: readonly Word[], at: number): Read<number> | null {
  const from = textAt(words, at) === ',' ? at + 1 : at;
  const text = textAt(words, from);
  return /^(?:20\d\d|2100)$/u.test(text) ? { value: Number(text), next: from + 1 } : null;
}

const dayEndings = setOf('st nd rd th .');

/** Reads `3`, `3rd` or `3.` */
function dayNumberAt(words: readonly Word[], at: number): Read<number> | null {
  const text = textAt(words, at);
  if (!isDigits(text, 1, 2) || Number(text) < 1 || Number(text) > 31) return null;
  const hasEnding = words[at + 1]?.isGlued === true && dayEndings.has(textAt(words, at + 1));
  return { value: Number(text), next: hasEnding ? at + 2 : at + 1 };
}

function monthAt(words: readonly Word[], at: number): Read<number> | null {
  const value = monthNumbers.get(textAt(words, at));
  if (value === undefined) return null;
  const hasDot =
    words[at + 1]?.isGlued === true && textAt(words, at + 1) === '.' && textAt(words, at).length < 5;
  return { value, next: hasDot ? at + 2 : at + 1 };
}

/** Reads `3 May`, `3rd of May`, `3. Mai`, `May 3`, `3.5.`, `3/5` and `3.5.2027`. */
export function dayOfYearAt(
  words: readonly Word[],
  at: number,
  isMonthFirst: boolean,
): Read<{ readonly month: number; readonly day: number; readonly year: number | null }> | null {
  const numeric = numericDayAt(words, at, isMonthFirst);
  if (numeric) return numeric;
  const day = dayNumberAt(words, at);
  if (day) {
    const month = monthAt(words, textAt(words, day.next) === 'of' ? day.next + 1 : day.next);
    if (!month) return null;
    const year = yearAt(words, month.next);
    return {
      value: { month: month.value, day: day.value, year: year?.value ?? null },
      next: year?.next ?? month.next,
    };
  }
  const month = monthAt(words, at);
  const from = month && textAt(words, month.next) === 'the' ? month.next + 1 : month?.next;
  const behind = from === undefined ? null : dayNumberAt(words, from);
  if (!month || !behind) return null;
  const year = yearAt(words, behind.next);
  return {
    value: { month: month.value, day: behind.value, year: year?.value ?? null },
    next: year?.next ?? behind.next,
  };
}

function numericDayAt(words: readonly Word[], at: number, isMonthFirst: boolean) {
  const glued = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => words[from + index]?.isGlued === true).every(Boolean);
  const [first, sign, second] = [textAt(words, at), textAt(words, at + 1), textAt(words, at + 2)];
  if (!isDigits(first, 1, 2) || !isDigits(second, 1, 2) || !glued(at + 1, 2)) return null;
  if (sign !== '.' && sign !== '/') return null;
  const yearText = textAt(words, at + 4);
  const hasSign = textAt(words, at + 3) === sign && glued(at + 3, 1);
  const hasYear = hasSign && glued(at + 4, 1) && (yearText.length === 2 || yearText.length === 4);
  const year =
    hasYear && isDigits(yearText, 2, 4) ? Number(yearText) + (yearText.length === 2 ? 2000 : 0) : null;
  const [one, other] = [Number(first), Number(second)];
  const swaps = sign === '/' && (isMonthFirst ? one <= 12 : other > 12);
  const [day, month] = swaps ? [other, one] : [one, other];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  // A day with a dot between needs a dot behind it: `3.5` is a number.
  if (sign === '.' && !hasSign) return null;
  return { value: { month, day, year }, next: year !== null ? at + 5 : hasSign ? at + 4 : at + 3 };
}

const nextWords = setOf('next coming this nächsten nächste kommenden diesen');

/** Reads a day, such as `tomorrow`, `Friday`, `3 May`, `2027-05-03` or `3.5.` */
export function dayAt(words: readonly Word[], at: number, context: DayContext): Read<DateOnly> | null {
  const { today, isMonthFirst } = context;
  const text = textAt(words, at);
  if (text === 'today' || text === 'heute') return { value: today, next: at + 1 };
  if (text === 'tomorrow' || text === 'morgen') return { value: plusDays(today, 1), next: at + 1 };
  if (text === 'übermorgen') return { value: plusDays(today, 2), next: at + 1 };
  const isStepped = nextWords.has(text);
  const weekday = weekdayNumbers.get(textAt(words, isStepped ? at + 1 : at));
  if (weekday !== undefined) {
    const steps = (weekday - isoWeekday(today) + 7) % 7;
    return { value: plusDays(today, steps === 0 ? 7 : steps), next: at + (isStepped ? 2 : 1) };
  }
  if (isDigits(text, 4, 4) && textAt(words, at + 1) === '-') {
    const iso = [0, 1, 2, 3, 4].map((step) => textAt(words, at + step)).join('');
    return isDateOnly(iso) ? { value: iso, next: at + 5 } : null;
  }
  const found = dayOfYearAt(words, at, isMonthFirst);
  const date = found && dayIn(found.value.month, found.value.day, found.value.year, today);
  return found && date !== null ? { value: date, next: found.next } : null;
}
