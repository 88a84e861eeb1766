import type { FoundMoment } from '@cairn/core/goals/quick-goal';
import { type DateOnly, isoWeekday, plusDays } from '@cairn/core/time/date-only';
import { clockAt } from '@cairn/core/time/written-date-clock';
import { compoundDay, dayPartAt } from '@cairn/core/time/written-date-parts';
import {
  dayAt,
  lineWords,
  type Read,
  setOf,
  textAt,
  weekdayNumbers,
  type Word,
} from '@cairn/core/time/written-date-words';

interface Spoken {
  readonly date: DateOnly;
  readonly minutes?: number;
}

type Words = readonly Word[];

interface Context {
  readonly today: DateOnly;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly isGerman: boolean;
}

const thisWords = setOf('this diesen dieses diesem');
const nextWords = setOf('next nächsten nächstes nächste');
const comingWords = setOf('coming kommenden kommendes');
const dayLeads = setOf('on am at by bis the over übers');

/** Returns the weekday of the next week, Monday to Sunday, or the next such day. */
function dateOfWeekday(weekday: number, isNextWeek: boolean, today: DateOnly): DateOnly {
  const distance = weekday - isoWeekday(today);
  if (isNextWeek) return plusDays(today, distance + 7);
  return plusDays(today, (distance + 7) % 7);
}

/** Reads `tonight`, `this evening`, `morgen früh`, `Friday evening`, `Freitagabend` and `am Wochenende`. */
function partOfDayAt(words: Words, at: number, { today, minutes }: Context): Read<Spoken> | null {
  const text = textAt(words, at);
  if (text === 'tonight') return { value: { date: today, minutes: 1140 }, next: at + 1 };
  const from = dayLeads.has(text) ? at + 1 : at;
  const first = textAt(words, from);
  const isNext = nextWords.has(first);
  const isStepped = isNext || thisWords.has(first) || comingWords.has(first);
  const index = isStepped ? from + 1 : from;
  const named = textAt(words, index);
  if (thisWords.has(first) && !/^(?:night|noon|morgen)$/u.test(named)) {
    const part = dayPartAt(words, index);
    if (part.value !== null) return { value: { date: today, minutes: part.value }, next: part.next };
  }
  const date = wordsForDay(words, index, isStepped, today);
  if (date !== null) {
    const part = dayPartAt(words, index + 1);
    const isDayAlone = part.value === null || textAt(words, index + 1) === 'noon';
    if (from > at && !/^(?:by|bis)$/u.test(text)) return null;
    return isDayAlone
      ? { value: { date }, next: index + 1 }
      : { value: { date, minutes: part.value }, next: part.next };
  }
  const compound = compoundDay(named);
  const weekday = compound?.weekday ?? weekdayNumbers.get(named);
  if (weekday === undefined) return null;
  const part = compound ? { value: compound.minutes, next: index + 1 } : dayPartAt(words, index + 1);
  if (part.value === null) return null;
  const day = dateOfWeekday(weekday, isNext, today);
  const hasPassed = day === today && part.value < minutes;
  return { value: { date: hasPassed ? plusDays(day, 7) : day, minutes: part.value }, next: part.next };
}

function wordsForDay(words: Words, at: number, isStepped: boolean, today: DateOnly): DateOnly | null {
  if (isStepped) return null;
  const text = textAt(words, at);
  if (text === 'today' || text === 'heute') return today;
  if (text === 'tomorrow' || text === 'morgen') return plusDays(today, 1);
  return text === 'übermorgen' ? plusDays(today, 2) : null;
}

/** Reads the Saturday of `this weekend`, `am Wochenende` and `nächstes Wochenende`. */
function weekendAt(words: Words, at: number, { today }: Context): Read<Spoken> | null {
  let next = at;
  let isNext = false;
  while (next < at + 3) {
    const text = textAt(words, next);
    isNext ||= nextWords.has(text);
    if (!dayLeads.has(text) && !thisWords.has(text) && !nextWords.has(text) && !comingWords.has(text)) break;
    next += 1;
  }
  if (!/^(?:weekend|wochenende)$/u.test(textAt(words, next))) return null;
  const isSunday = isoWeekday(today) === 7;
  const date = isSunday && !isNext ? today : dateOfWeekday(6, isNext, today);
  return { value: { date }, next: next + 1 };
}

/** Reads `24.12.` and `24.12.2027`, also behind `am`. */
function dottedDayAt(words: Words, at: number, { today }: Context): Read<Spoken> | null {
  const from = /^(?:am|bis|on|by|ab|vor|den|zum)$/u.test(textAt(words, at)) ? at + 1 : at;
  if (!/^\d{1,2}$/u.test(textAt(words, from)) || textAt(words, from + 1) !== '.') return null;
  if (!/^\d{1,2}$/u.test(textAt(words, from + 2))) return null;
  const day = dayAt(words, from, { today, isMonthFirst: false });
  const goesOn =
    day !== null && words[day.next]?.isGlued === true && /^[\p{L}\d]/u.test(textAt(words, day.next));
  return day && !goesOn ? { value: { date: day.value }, next: day.next } : null;
}

/** Reads `on the 1st of December` and `1st of December`. */
function dayOfMonthAt(words: Words, at: number, { today }: Context): Read<Spoken> | null {
  const from = /^(?:on|by)$/u.test(textAt(words, at)) ? at + 1 : at;
  const index = textAt(words, from) === 'the' ? from + 1 : from;
  const isOf = textAt(words, index + 1) === 'of' || textAt(words, index + 2) === 'of';
  const day =
    isOf && /^\d/u.test(textAt(words, index)) ? dayAt(words, index, { today, isMonthFirst: false }) : null;
  return day && { value: { date: day.value }, next: day.next };
}

/** Finds days and times in words that the date parser does not know, or reads otherwise. */
export function spokenMoments(line: string, context: Context): readonly FoundMoment[] {
  const words = lineWords(line);
  const moments: FoundMoment[] = [];
  const stretch = (at: number, next: number) => ({
    start: (words[at] as Word).start,
    end: (words[next - 1] as Word).end,
  });
  let at = 0;
  while (at < words.length) {
    const day =
      partOfDayAt(words, at, context) ??
      weekendAt(words, at, context) ??
      dottedDayAt(words, at, context) ??
      dayOfMonthAt(words, at, context);
    const clock = day ? null : clockAt(words, at, context.isGerman);
    if (day) moments.push({ kind: 'day', ...stretch(at, day.next), ...day.value });
    if (clock) {
      const { from } = clock.value;
      const date = from < context.minutes ? plusDays(context.today, 1) : context.today;
      moments.push({ kind: 'time', ...stretch(at, clock.next), date, ...clock.value });
    }
    at = day?.next ?? clock?.next ?? at + 1;
  }
  return moments;
}
