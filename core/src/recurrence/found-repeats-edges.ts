import { maxTimes } from './nth-occurrence.ts';
import { type DateOnly, dateFrom, daysInMonth, dayOf, monthOf, plusDays, yearOf } from '../time/date-only.ts';
import { periodsIn, type Stretch } from '../time/found-periods.ts';
import type { Life } from '../time/periods.ts';
import { countAt, dayAt, dayIn, monthNumbers, numbered, setOf, textAt } from '../time/written-date-words.ts';
import { units, type Words } from './found-repeats-words.ts';

/** The start or the end of a series, in words. */
export type SpokenEdge = Stretch &
  (
    | { readonly kind: 'start'; readonly date: DateOnly }
    | { readonly kind: 'until'; readonly date: DateOnly }
    | { readonly kind: 'times'; readonly count: number }
    | { readonly kind: 'span'; readonly count: number; readonly unit: string }
  );

interface EdgeContext {
  readonly today: DateOnly;
  readonly life: Life;
  readonly isMonthFirst: boolean;
}

const untilWords = setOf('until till til through bis');
const startWords = setOf('from starting beginning ab');
const fillers = setOf('and including on from the end of ende zum zur einschließlich dem der mit anfang');
/** `10 times` before other words, as in `5x push-ups`, counts what they name. */
const openWords = setOf('at on in from until till for starting um am ab bis für im jeweils');
const germanTimes = numbered(
  1,
  'einmal',
  'zweimal',
  'dreimal',
  'viermal',
  'fünfmal',
  'sechsmal',
  'siebenmal',
  'achtmal',
  'neunmal',
  'zehnmal',
  'elfmal',
  'zwölfmal',
);

interface Dates {
  readonly first: DateOnly;
  readonly last: DateOnly;
  readonly next: number;
}

/** Reads a day, a month, a year or another period. */
function datesAt(line: string, words: Words, at: number, context: EdgeContext): Dates | null {
  const day = dayAt(words, at, context);
  if (day) return { first: day.value, last: day.value, next: day.next };
  const { today } = context;
  const month = monthNumbers.get(textAt(words, at));
  if (month !== undefined) {
    const stated = /^20\d\d$/u.test(textAt(words, at + 1)) ? Number(textAt(words, at + 1)) : null;
    const year = stated ?? (month < monthOf(today) ? yearOf(today) + 1 : yearOf(today));
    return {
      first: dateFrom(year, month, 1),
      last: dateFrom(year, month, daysInMonth(year, month)),
      next: at + (stated === null ? 1 : 2),
    };
  }
  const text = textAt(words, at);
  if (/^20\d\d$/u.test(text)) return { first: `${text}-01-01`, last: `${text}-12-31`, next: at + 1 };
  if (text === 'christmas' || text === 'weihnachten') {
    const date = dayIn(12, text === 'christmas' ? 25 : 24, null, today);
    return date === null ? null : { first: date, last: date, next: at + 1 };
  }
  const word = words[at];
  const found =
    word && periodsIn(line, context).find(({ start, end }) => start <= word.start && end >= word.end);
  if (!word || !found || found.period.columnId === 5) return null;
  const next = words.findIndex(({ start }) => start >= found.end);
  return {
    first: found.period.firstDate,
    last: found.period.lastDate,
    next: next === -1 ? words.length : next,
  };
}

function behindFillers(words: Words, at: number): number {
  let next = at;
  while (fillers.has(textAt(words, next)) && next < at + 3) next += 1;
  return next;
}

const isOpen = (words: Words, at: number): boolean => {
  const text = textAt(words, at);
  return !/^[\p{L}\d]/u.test(text) || openWords.has(text);
};

function edgeAt(line: string, words: Words, at: number, context: EdgeContext) {
  const text = textAt(words, at);
  const from = behindFillers(words, at + 1);
  if (untilWords.has(text)) {
    const dates = datesAt(line, words, from, context);
    return dates && { edge: { kind: 'until', date: dates.last } as const, next: dates.next };
  }
  if (startWords.has(text)) {
    const dates = datesAt(line, words, from, context);
    return dates && { edge: { kind: 'start', date: dates.first } as const, next: dates.next };
  }
  return timesAt(words, at) ?? spanAt(words, at);
}

/** Reads `10 times`, `5x` and `zehnmal`. */
function timesAt(words: Words, at: number) {
  const german = germanTimes.get(textAt(words, at));
  const count = german ?? countAt(words, at)?.value;
  if (count === undefined || count > maxTimes) return null;
  const sign = german === undefined ? textAt(words, at + 1) : '';
  const skipsHyphen = sign === '-' && textAt(words, at + 2) === 'mal';
  if (german === undefined && !skipsHyphen && !/^(?:times|x|×|mal)$/u.test(sign)) return null;
  const next = at + (german === undefined ? (skipsHyphen ? 3 : 2) : 1);
  return isOpen(words, next) ? { edge: { kind: 'times', count } as const, next } : null;
}

/** Reads `for 6 weeks`, `for the next 3 months` and `6 Wochen lang`. */
function spanAt(words: Words, at: number) {
  const isLed = textAt(words, at) === 'for' || textAt(words, at) === 'für';
  let from = isLed ? at + 1 : at;
  if (isLed && /^(?:the|die|das)$/u.test(textAt(words, from))) from += 1;
  if (isLed && /^(?:next|nächsten|nächste)$/u.test(textAt(words, from))) from += 1;
  const count = countAt(words, from);
  const unit = count ? textAt(words, count.next) : '';
  const named = units.get(unit);
  if (!count || !named || named.days.length > 0) return null;
  const isLong = textAt(words, count.next + 1) === 'lang';
  if (!isLed && !isLong) return null;
  return { edge: { kind: 'span', count: count.value, unit } as const, next: count.next + (isLong ? 2 : 1) };
}

/** Finds the first start and the first end outside of the words of the rules. */
export function edgesIn(
  line: string,
  words: Words,
  rules: readonly { readonly at: number; readonly next: number }[],
  context: EdgeContext,
): readonly SpokenEdge[] {
  const edges: SpokenEdge[] = [];
  let at = 0;
  while (at < words.length && edges.length < 2) {
    const rule = rules.find((one) => at >= one.at && at < one.next);
    // In `from Monday until Friday`, the Friday follows that Monday.
    const today = edges.find((edge) => edge.kind === 'start')?.date ?? context.today;
    const read = rule ? null : edgeAt(line, words, at, { ...context, today });
    if (!read || rules.some((one) => at < one.at && read.next > one.at)) {
      at = rule?.next ?? at + 1;
      continue;
    }
    const { edge, next } = read;
    const stretch = { start: (words[at] as Stretch).start, end: (words[next - 1] as Stretch).end };
    if (!edges.some(({ kind }) => (kind === 'start') === (edge.kind === 'start')))
      edges.push({ ...edge, ...stretch });
    at = next;
  }
  return edges;
}

/** Returns the last day of `6 weeks` from a day on. */
export function endOfSpan(first: DateOnly, count: number, unit: string): DateOnly {
  const named = units.get(unit);
  const steps = count * (named?.interval ?? 1);
  switch (named?.frequency) {
    case 'WEEKLY':
      return plusDays(first, steps * 7 - 1);
    case 'MONTHLY':
      return plusDays(monthsAfter(first, steps), -1);
    case 'YEARLY':
      return plusDays(monthsAfter(first, steps * 12), -1);
    default:
      return plusDays(first, steps - 1);
  }
}

function monthsAfter(date: DateOnly, months: number): DateOnly {
  const month = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  return dateFrom(year, ofYear, Math.min(dayOf(date), daysInMonth(year, ofYear)));
}
