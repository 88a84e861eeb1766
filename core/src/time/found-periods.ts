import { type DateOnly, dateFrom, isoWeekOf, plusDays, yearOf } from './date-only.ts';
import {
  type ColumnId,
  decadeColumn,
  lifeColumn,
  monthColumn,
  quarterColumn,
  weekColumn,
  yearColumn,
} from './horizons.ts';
import { type Life, type Period, periodAfter, periodOf, weekOf } from './periods.ts';

/** In UTF-16 units: parsing takes quadratic time. */
export const maxReadLength = 1_000;

/** UTF-16 units; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface FoundPeriod extends Stretch {
  readonly period: Period;
}

interface ReadingContext {
  readonly today: DateOnly;
  readonly life: Life;
}

const columnsByUnit: Readonly<Record<string, ColumnId>> = {
  week: weekColumn,
  woche: weekColumn,
  month: monthColumn,
  monat: monthColumn,
  quarter: quarterColumn,
  quartal: quarterColumn,
  year: yearColumn,
  jahr: yearColumn,
  decade: decadeColumn,
  jahrzehnt: decadeColumn,
};
const units = Object.keys(columnsByUnit).join('|');

/** English and German months: three letters or the whole name. */
const months: readonly string[] = [
  'jan(?:uary|uar)?',
  'feb(?:ruary|ruar)?',
  'mar(?:ch)?|märz|maerz',
  'apr(?:il)?',
  'may|mai',
  'june?|juni',
  'july?|juli',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?|okt(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?|dez(?:ember)?',
];
const anyMonth = months.join('|');
const monthPatterns = months.map((month) => new RegExp(`^(?:${month})$`, 'u'));
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  einer: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
};
const anyNumber = String.raw`\d{1,2}|${Object.keys(numbers).join('|')}`;

const year = String.raw`(?:20\d\d|2100)`;
const into = String.raw`(?:(?:in|by|during|until|im|bis)\s+)`;
const weekWord = '(?:week|wk|kw|woche)';
const steps: Readonly<Record<string, number>> = { l: -1, t: 0, d: 0, n: 1 };

interface Reader {
  readonly pattern: RegExp;
  /** Returns null if the words name no period. */
  readonly read: (found: readonly string[], context: ReadingContext) => Period | null;
}

/** A match touches no letter or digit. */
const reader = (source: string, read: Reader['read']): Reader => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}#@.:/-])(?:${source})(?![\p{L}\p{N}/-]|[.,:]\d)`, 'giu'),
  read,
});
/** Some ambiguous words count only at the end of the line. */
const atEnd = String.raw`(?=\s*$)`;

const readers: readonly Reader[] = [
  reader(
    `someday|some day|(?:in |for )?(?:my|this) life|irgendwann|(?:(?:for|fürs) )?(?:life|leben)${atEnd}`,
    (_, { today, life }) => periodOf(lifeColumn, today, life),
  ),
  reader(
    String.raw`(?:(?:in|by|until|for|bis|für)\s+)?(last|this|next|letzte[rsnm]?|diese[rsnm]?|nächste[rsnm]?)\s+(${units})`,
    ([, step = '', unit = ''], context) => {
      const current = currentOf(unit, context);
      return current && periodAfter(current, steps[step === 'this' ? 't' : (step[0] as string)] ?? 1);
    },
  ),
  reader(String.raw`in\s+(${anyNumber})\s+(${units})(?:s|n|en|e)?`, ([, count = '', unit = ''], context) => {
    const current = currentOf(unit, context);
    return current && periodAfter(current, numbers[count] ?? Number(count));
  }),
  reader(
    String.raw`${into}?(?:${weekWord}\s*|w)(\d{1,2})(?:\s+(?:of\s+)?(${year}))?`,
    ([, week = '', year = ''], { today }) => weekNumbered(Number(week), year && Number(year), today),
  ),
  reader(
    String.raw`${into}?(?:q|(?:quarter|quartal)\s*)([1-4])(?:\s+(?:of\s+)?(${year}))?`,
    ([, quarter = '', year = ''], { today }) =>
      inYear(quarterColumn, (Number(quarter) - 1) * 3 + 1, year && Number(year), today),
  ),
  reader(String.raw`${into}?(?:the\s+)?(20\d0)(?:s|er)`, ([, year = ''], { life }) =>
    periodOf(decadeColumn, dateFrom(Number(year), 1, 1), life),
  ),
  reader(String.raw`${into}?(${anyMonth})\s+(${year})`, ([, month = '', year = ''], { today }) =>
    inYear(monthColumn, monthNumber(month), Number(year), today),
  ),
  reader(String.raw`${into}(${anyMonth})|(${anyMonth})${atEnd}`, ([, one = '', other = ''], { today }) =>
    inYear(monthColumn, monthNumber(one || other), '', today),
  ),
  reader(String.raw`${into}(${year})|(${year})${atEnd}`, ([, one = '', other = '']) =>
    periodOf(yearColumn, dateFrom(Number(one || other), 1, 1)),
  ),
];

/**
 * Finds weeks and longer periods, in English and German. Without a year, the current or next such period is
 * meant. Ambiguous words (`may`, `1984`) count only after a preposition or at the end. Of two overlapping
 * periods, the longer text counts.
 */
export function periodsIn(text: string, context: ReadingContext): readonly FoundPeriod[] {
  const line = text.slice(0, maxReadLength);
  const found = readers.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match): readonly FoundPeriod[] => {
      const period = read(
        match.map((part: string | undefined) => (part ?? '').toLowerCase()),
        context,
      );
      return period ? [{ start: match.index, end: match.index + match[0].length, period }] : [];
    }),
  );
  return withoutOverlaps(found);
}

/** Keeps the longest of overlapping matches, in the order of the text. */
export function withoutOverlaps<S extends Stretch>(stretches: readonly S[]): readonly S[] {
  const kept: S[] = [];
  for (const one of stretches.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every((other) => one.end <= other.start || other.end <= one.start)) kept.push(one);
  return kept.toSorted((a, b) => a.start - b.start);
}

function currentOf(unit: string, { today, life }: ReadingContext): Period | null {
  const columnId = columnsByUnit[unit];
  return columnId === undefined ? null : periodOf(columnId, today, life);
}

const monthNumber = (word: string) => monthPatterns.findIndex((pattern) => pattern.test(word)) + 1;

/** Without a year, returns the first such period that has not ended. */
function inYear(columnId: ColumnId, month: number, year: number | '', today: DateOnly): Period {
  if (year !== '') return periodOf(columnId, dateFrom(year, month, 1));
  const ofThisYear = periodOf(columnId, dateFrom(yearOf(today), month, 1));
  return ofThisYear.lastDate < today ? periodOf(columnId, dateFrom(yearOf(today) + 1, month, 1)) : ofThisYear;
}

function weekNumbered(week: number, year: number | '', today: DateOnly): Period | null {
  const ofYear = (year: number): Period | null => {
    // 4 January is always in the first week.
    const period = weekOf(plusDays(dateFrom(year, 1, 4), (week - 1) * 7));
    const { year: isoYear, week: isoWeek } = isoWeekOf(period.firstDate);
    return week >= 1 && isoYear === year && isoWeek === week ? period : null;
  };
  if (year !== '') return ofYear(year);
  const thisYear = isoWeekOf(today).year;
  const candidates = [thisYear, thisYear + 1].map(ofYear);
  return candidates.find((period) => period !== null && period.lastDate >= today) ?? null;
}
