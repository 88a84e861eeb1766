import {
  monthNumbers,
  numbered,
  type Read,
  setOf,
  textAt,
  type Word,
  twoToTwelve,
} from './written-date-words.ts';

/** A time of day in words. */
export interface Clock {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number | null;
  /** Whether only an hour is given, so that `at 5` may be in the afternoon. */
  readonly isBareHour: boolean;
  /** Whether am, pm or a part of the day is given. */
  readonly hasHalf: boolean;
}

type Words = readonly Word[];

interface Point {
  readonly minutes: number;
  /** Whether more than an hour is written, as in `9:30`, `9 Uhr` or `7pm`. */
  readonly isSigned: boolean;
  readonly isBareHour: boolean;
  readonly hasHalf: boolean;
}

const noon = 720;
/** In minutes. A time in words before 7:00, such as `half past five`, may mean the afternoon. */
const earliest = 420;
const isGlued = (words: Words, at: number) => words[at]?.isGlued === true;
const leads = setOf('at um by gegen');
const rangeLeads = setOf('from von');
const rangeWords = setOf('- – — to until till bis');

const hourWords = numbered(1, 'one eins ein', ...twoToTwelve);
const minuteWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    five: 5,
    fünf: 5,
    ten: 10,
    zehn: 10,
    quarter: 15,
    viertel: 15,
    twenty: 20,
    zwanzig: 20,
    half: 30,
  }),
);

function numberAt(words: Words, at: number, most: number): number | null {
  const text = textAt(words, at);
  return /^\d{1,2}$/u.test(text) && Number(text) <= most ? Number(text) : null;
}

const twoDigits = (words: Words, at: number): number | null =>
  textAt(words, at).length === 2 ? numberAt(words, at, 59) : null;

/** Reads am, pm, a.m. and p.m. behind a number. */
function halfAt(words: Words, at: number, isGerman: boolean): Read<'a' | 'p'> | null {
  const text = textAt(words, at);
  if (text === 'pm' || (text === 'am' && (isGlued(words, at) || !isGerman)))
    return { value: text === 'pm' ? 'p' : 'a', next: at + 1 };
  const isDotted =
    (text === 'a' || text === 'p') && textAt(words, at + 1) === '.' && textAt(words, at + 2) === 'm';
  if (!isDotted || !isGlued(words, at + 2)) return null;
  return { value: text, next: textAt(words, at + 3) === '.' && isGlued(words, at + 3) ? at + 4 : at + 3 };
}

const ofHalf = (minutes: number, half: 'a' | 'p'): number => (minutes % noon) + (half === 'p' ? noon : 0);

/** Reads one time in digits. `mayBeBare` admits a number without any sign. */
function pointAt(words: Words, at: number, isLed: boolean, isGerman: boolean): Read<Point> | null {
  const hour = numberAt(words, at, 24);
  if (hour === null) return null;
  const sign = textAt(words, at + 1);
  const minute =
    (sign === ':' || sign === '.') && isGlued(words, at + 1) && isGlued(words, at + 2)
      ? twoDigits(words, at + 2)
      : null;
  const point = (minutes: number, next: number, hasHalf = false, isSigned = true): Read<Point> | null =>
    minutes > 1440 || isInNumber(words, next)
      ? null
      : { value: { minutes, isSigned, isBareHour: false, hasHalf }, next };
  if (minute !== null) {
    const half = hour >= 1 && hour <= 12 ? halfAt(words, at + 3, isGerman) : null;
    if (half) return point(ofHalf(hour * 60 + minute, half.value), half.next, true);
    const hasUhr = textAt(words, at + 3) === 'uhr';
    const isDate = isGlued(words, at + 3) && textAt(words, at + 3) === '.';
    if (sign === '.' && !hasUhr && (!isLed || isDate)) return null;
    return point(hour * 60 + minute, hasUhr ? at + 4 : at + 3);
  }
  const half = hour >= 1 && hour <= 12 ? halfAt(words, at + 1, isGerman) : null;
  if (half) return point(ofHalf(hour * 60, half.value), half.next, true);
  if (sign === 'uhr') {
    const minutes = twoDigits(words, at + 2);
    return point(hour * 60 + (minutes ?? 0), minutes === null ? at + 2 : at + 3);
  }
  if (sign === "o'clock" || sign === 'o’clock') return point(hour * 60, at + 2, false, true);
  const frenchHour = sign === 'h' && isGlued(words, at + 1) && (hour >= 13 || isLed) && hour < 24;
  if (frenchHour) {
    const minutes = isGlued(words, at + 2) ? twoDigits(words, at + 2) : null;
    return point(hour * 60 + (minutes ?? 0), minutes === null ? at + 2 : at + 3);
  }
  if (isInNumber(words, at + 1)) return null;
  const isBareHour = hour >= 1 && hour <= 11 && !textAt(words, at).startsWith('0');
  return { value: { minutes: hour * 60, isSigned: false, isBareHour, hasHalf: false }, next: at + 1 };
}

/** Whether the number continues, as in `9.5` or `9/10`. */
function isInNumber(words: Words, at: number): boolean {
  if (!isGlued(words, at)) return false;
  const text = textAt(words, at);
  return (
    /^[\p{L}\d%°€$/]/u.test(text) ||
    (/^[.:,]$/u.test(text) && isGlued(words, at + 1) && /^\d/u.test(textAt(words, at + 1)))
  );
}

/** Reads `halb neun`, `viertel nach acht`, `half past eight`, `20 to 9` and `noon`. */
function wordsAt(words: Words, at: number): Read<Point> | null {
  const text = textAt(words, at);
  const hourAt = (index: number): number | null =>
    hourWords.get(textAt(words, index)) ?? numberAt(words, index, 12);
  const point = (stated: number, next: number): Read<Point> => {
    const minutes = stated % noon;
    // `halb drei` may be in the afternoon, `halb neun` is in the morning.
    return { value: { minutes, isSigned: true, isBareHour: minutes < earliest, hasHalf: false }, next };
  };
  if (/^(?:noon|midday|mittags?)$/u.test(text))
    return { value: { minutes: noon, isSigned: true, isBareHour: false, hasHalf: true }, next: at + 1 };
  if (/^(?:midnight|mitternachts?)$/u.test(text))
    return { value: { minutes: 0, isSigned: true, isBareHour: false, hasHalf: true }, next: at + 1 };
  const hour = hourAt(at + 1);
  if (hour !== null && hour > 0) {
    if (text === 'halb') return point(hour * 60 - 30, at + 2);
    if (text === 'dreiviertel') return point(hour * 60 - 15, at + 2);
  }
  const skips = text === 'a' ? 1 : 0;
  const minutes = minuteWords.get(textAt(words, at + skips)) ?? numberAt(words, at, 29);
  const direction = textAt(words, at + skips + 1);
  const target = hourAt(at + skips + 2);
  const isPast = direction === 'past' || direction === 'nach';
  if (!minutes || target === null || target === 0 || (!isPast && !/^(?:to|vor)$/u.test(direction)))
    return null;
  // `10 to 12` is a range, unless the minutes are written out.
  if (direction === 'to' && /^\d/u.test(text)) return null;
  return point(target * 60 + (isPast ? minutes : -minutes), at + skips + 3);
}

const evenings = setOf('evening night afternoon abends nachmittags nachts abend nachmittag nacht');
const mornings = setOf('morning morgens vormittags früh vormittag');

/** Returns the index behind `in the evening`, `abends` or `am Abend`, and which half of the day it is. */
function behindHalf(words: Words, at: number): Read<'a' | 'p' | null> {
  const from = /^(?:in|at|am|de[rs])$/u.test(textAt(words, at)) ? at + 1 : at;
  const index = /^(?:the|der)$/u.test(textAt(words, from)) ? from + 1 : from;
  const text = textAt(words, index);
  const isAdverb = text.endsWith('s') || text === 'früh';
  if (index === at && !isAdverb) return { value: null, next: at };
  if (index > at && text === 'morgen' && textAt(words, at) === 'am') return { value: 'a', next: index + 1 };
  if (evenings.has(text)) return { value: 'p', next: index + 1 };
  return mornings.has(text) ? { value: 'a', next: index + 1 } : { value: null, next: at };
}

/** Reads a time of day or a range, such as `at 9`, `9:30–10:15`, `9 Uhr 30`, `halb neun` or `7pm`. */
export function clockAt(words: Words, at: number, isGerman: boolean): Read<Clock> | null {
  const lead = textAt(words, at);
  const isLed = leads.has(lead);
  const from = isLed || rangeLeads.has(lead) ? at + 1 : at;
  const first = wordsAt(words, from) ?? pointAt(words, from, isLed, isGerman);
  if (!first) return null;
  const range = rangeAt(words, first, rangeLeads.has(lead), isGerman);
  if (range) return range;
  const { minutes, isSigned, isBareHour, hasHalf } = first.value;
  if (rangeLeads.has(lead) && !isSigned) return null;
  const half = behindHalf(words, first.next);
  if (half.value !== null && minutes < 780) {
    const isNight = minutes < 300 && /^(?:night|nachts|nacht)$/u.test(textAt(words, half.next - 1));
    const meant = half.value === 'p' && !isNight ? ofHalf(minutes, 'p') : minutes;
    return { value: { from: meant, to: null, isBareHour: false, hasHalf: true }, next: half.next };
  }
  if (!isSigned && !isLed) return null;
  return { value: { from: minutes, to: null, isBareHour, hasHalf }, next: first.next };
}

/** A range needs a sign of a time or `from` before it: `chapter 7 to 9` has none. */
function rangeAt(words: Words, first: Read<Point>, isLed: boolean, isGerman: boolean): Read<Clock> | null {
  if (!rangeWords.has(textAt(words, first.next))) return null;
  const second = pointAt(words, first.next + 1, true, isGerman);
  if (!second) return null;
  const [one, other] = [first.value, second.value];
  if (!one.isSigned && !other.isSigned && !isLed) return null;
  // The day of `until 24 Dec` is not a time.
  if (!other.isSigned && monthNumbers.has(textAt(words, second.next))) return null;
  // In `7 to 9pm` both are in the evening, in `9 to 5` only the second.
  const takesHalf = other.hasHalf && !one.hasHalf && one.minutes + noon < other.minutes;
  const from = takesHalf ? one.minutes + noon : one.minutes;
  const isLater = other.isBareHour && other.minutes <= from && other.minutes + noon > from;
  const isBareHour = one.isBareHour && other.isBareHour && !isLater;
  const to = isLater ? other.minutes + noon : other.minutes;
  return { value: { from, to, isBareHour, hasHalf: one.hasHalf || other.hasHalf }, next: second.next };
}
