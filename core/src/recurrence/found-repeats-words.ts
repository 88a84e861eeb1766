import { numbered, type Read, setOf, textAt, type Word } from '../time/written-date-words.ts';
import type { Frequency, Rule, RuleDay } from './rule.ts';

export type Words = readonly Word[];

export const bare = { interval: 1, days: [], monthDays: [], months: [] };
export const every = setOf('every each jede jeden jedem jeder jedes');
export const workdays: readonly RuleDay[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, nth: null }));
export const saturday: readonly RuleDay[] = [{ weekday: 6, nth: null }];

export type Unit = Pick<Rule, 'frequency' | 'interval' | 'days'>;
export const unit = (frequency: Frequency, interval = 1, days: readonly RuleDay[] = []): Unit => ({
  frequency,
  interval,
  days,
});

export const units = new Map<string, Unit>(
  (
    [
      ['day days tag tage tagen', unit('DAILY')],
      ['week weeks woche wochen', unit('WEEKLY')],
      ['fortnight fortnights', unit('WEEKLY', 2)],
      ['month months monat monate monaten', unit('MONTHLY')],
      ['quarter quarters quartal quartale quartalen', unit('MONTHLY', 3)],
      ['year years jahr jahre jahren', unit('YEARLY')],
      ['decade decades jahrzehnt jahrzehnte jahrzehnten', unit('YEARLY', 10)],
      ['weekday workday werktag wochentag arbeitstag', unit('WEEKLY', 1, workdays)],
      ['weekend wochenende', unit('WEEKLY', 1, saturday)],
    ] as const
  ).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
);

export const adverbs = new Map<string, Unit>(
  (
    [
      ['daily everyday täglich', unit('DAILY')],
      ['weekly wöchentlich', unit('WEEKLY')],
      ['biweekly fortnightly zweiwöchentlich vierzehntäglich vierzehntägig', unit('WEEKLY', 2)],
      ['monthly monatlich', unit('MONTHLY')],
      ['bimonthly zweimonatlich', unit('MONTHLY', 2)],
      ['quarterly vierteljährlich quartalsweise', unit('MONTHLY', 3)],
      ['halbjährlich', unit('MONTHLY', 6)],
      ['yearly annually jährlich alljährlich', unit('YEARLY')],
      ['werktags wochentags', unit('WEEKLY', 1, workdays)],
    ] as const
  ).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
);

export const pluralWeekdays = numbered(
  1,
  'mondays montags',
  'tuesdays dienstags',
  'wednesdays mittwochs',
  'thursdays donnerstags',
  'fridays freitags',
  'saturdays samstags sonnabends',
  'sundays sonntags',
);

const wordOrdinals = numbered(
  1,
  'first erste ersten erster erstes',
  'second zweite zweiten zweiter zweites',
  'third dritte dritten dritter drittes',
  'fourth vierte vierten vierter viertes',
  'fifth fünfte fünften fünfter fünftes',
);
const last = setOf('last letzte letzten letzter letztes');
const other = setOf('other andere anderen anderes');
const commas = setOf(', and & und');

interface Ordinals {
  readonly numbers: readonly number[];
  /** Whether all are written in digits, such as `1st`. */
  readonly isNumeric: boolean;
  readonly isOther: boolean;
}

const ordinalEndings = setOf('st nd rd th .');

function ordinalAt(words: Words, at: number): Read<{ number: number; isNumeric: boolean }> | null {
  const text = textAt(words, at);
  const named = wordOrdinals.get(text) ?? (last.has(text) ? -1 : undefined);
  if (named !== undefined) return { value: { number: named, isNumeric: false }, next: at + 1 };
  const isEnded = words[at + 1]?.isGlued === true && ordinalEndings.has(textAt(words, at + 1));
  const number = /^\d{1,2}$/u.test(text) ? Number(text) : 0;
  return isEnded && number >= 1 && number <= 31 ? { value: { number, isNumeric: true }, next: at + 2 } : null;
}

/** Skips commas and conjunctions between two parts of a list. */
function behindComma(words: Words, at: number): number {
  let next = at;
  while (commas.has(textAt(words, next)) && next < at + 2) next += 1;
  return next;
}

export function ordinalsAt(words: Words, at: number): Read<Ordinals> | null {
  if (other.has(textAt(words, at)))
    return { value: { numbers: [2], isNumeric: false, isOther: true }, next: at + 1 };
  const numbers: number[] = [];
  let isNumeric = true;
  let next = at;
  for (let from = at; ; from = behindComma(words, next)) {
    if (numbers.length > 0 && from === next) break;
    const read = ordinalAt(words, textAt(words, from) === 'the' && from > at ? from + 1 : from);
    if (!read) break;
    numbers.push(read.value.number);
    isNumeric &&= read.value.isNumeric;
    next = read.next;
  }
  return numbers.length === 0 ? null : { value: { numbers, isNumeric, isOther: false }, next };
}

const shortDays = setOf('mon tue tues wed thu thur thurs fri mo di mi do fr sa');
const isShortDay = (words: Words, at: number): boolean => shortDays.has(textAt(words, at));

/** Reads `Mon, Wed and Fri`. Another `every` may precede each day. */
export function weekdaysAt(
  words: Words,
  at: number,
  names: ReadonlyMap<string, number>,
): Read<number[]> | null {
  const days: number[] = [];
  let next = at;
  for (let from = at; ; from = behindComma(words, next)) {
    // Short names need no comma: `every mon wed fri`.
    const isListed = from > next || (isShortDay(words, next - 1) && isShortDay(words, next));
    if (days.length > 0 && !isListed) break;
    const start =
      days.length > 0 && (every.has(textAt(words, from)) || textAt(words, from) === 'on') ? from + 1 : from;
    const day = names.get(textAt(words, start));
    if (day === undefined) break;
    days.push(day);
    next = start + 1;
    // `Mo.` has a dot.
    if (words[next]?.isGlued === true && textAt(words, next) === '.' && textAt(words, start).length === 2)
      next += 1;
  }
  return days.length === 0 ? null : { value: days, next };
}
