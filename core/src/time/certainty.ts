import { type DateOnly, dateFrom, dayOf, daysInMonth, isoWeekday, monthOf, yearOf } from './date-only.ts';
import { type ColumnId, lifeColumn, monthColumn, quarterColumn, weekColumn } from './horizons.ts';
import type { Stretch } from './found-periods.ts';

/**
 * How surely words are a date or time. `certain`: removed from the name. `likely`: only offered to the user. `none`:
 * part of a longer word or an address.
 */
export type Certainty = 'certain' | 'likely' | 'none';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const repeatWords = setOf(
  'every each everyday daily weekly biweekly fortnightly monthly quarterly yearly annually nightly hourly weekdays weekends ' +
    'mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'jede jeden jedem jeder jedes täglich wöchentlich zweiwöchentlich monatlich vierteljährlich quartalsweise halbjährlich ' +
    'jährlich stündlich werktags wochentags montags dienstags mittwochs donnerstags freitags samstags sonnabends sonntags ' +
    'morgens vormittags mittags nachmittags abends nachts alljährlich allabendlich',
);
/** `täglich` and other German adverbs can have endings: `die tägliche Runde`. */
const repeatStem = /^(?:(?:zwei)?wöchent|täg|monat|(?:halb|viertel|all)?jähr|stünd)lich(?:e|er|es|en|em)?$/u;
const timesPerPeriod =
  /\b(?:once|twice|thrice|times|einmal|zweimal|dreimal|mal|x)\s(?:a|per|in|im|pro|an?|every|the|am|der|die|den)\s|\b(?:per|pro)\s(?:day|week|month|quarter|year|tag|woche|monat|quartal|jahr)\b/u;
/** `alle` means `every` only before these words: `alle zwei Wochen`, but not `alle Fenster`. */
const countsBehindAlle =
  /^(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|paar|halbe|tage|wochen|monate|quartale|jahre|werktage|wochenenden)$/u;

export function saysRepeat(line: string): boolean {
  const words = wordsOf(line.toLowerCase());
  return (
    words.some(
      (word, at) =>
        repeatWords.has(word) ||
        repeatStem.test(word) ||
        (word === 'alle' && countsBehindAlle.test(words[at + 1] ?? '')),
    ) || timesPerPeriod.test(words.join(' '))
  );
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const months = setOf(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept ' +
    'oct nov dec januar februar märz maerz mai juni juli oktober dezember okt dez',
);
/** Months that are also first names. */
const nameMonths = setOf('jan april may mai june juni july juli august');
const shortWeekdays = setOf(
  'mon tue tues wed thu thur thurs fri sat sun mo di mi do fr sa so mo. di. mi. do. fr. sa. so.',
);
const weekdays = setOf(
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
);
const englishWeekdays = setOf('monday tuesday wednesday thursday friday saturday sunday');
const prepositions = setOf('in on at by until till during before im am um bis ab vor next this coming');
/** A name, not a date, follows these words. */
const beforeNames = setOf(
  'with and or mr mrs ms miss dr prof sir aunt uncle mit und oder herr herrn frau familie onkel tante dear liebe lieber guten good',
);
/** A weekday after these words is the name of a special day: `Black Friday`. */
const beforeNamedDays = setOf(
  'black good ash cyber holy easter palm shrove maundy spy giving casual freaky super bloody girl man ruby blue rosen oster ' +
    'kar grün schwarzer weißer manic stormy taco tgi',
);
const verseBooks = setOf(
  'genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings psalm psalms proverbs isaiah jeremiah daniel ' +
    'matthew mark luke john acts romans corinthians galatians ephesians philippians hebrews james peter revelation johannes ' +
    'matthäus markus lukas römer mose ratio room raum zimmer version',
);
/** Words that may follow `at 9`. Before other words the number is a count: `look at 5 houses`. */
const behindHours = setOf(
  "with in on at by for from to until till and or o'clock o’clock sharp then next this today tomorrow tonight via before after near " +
    'mit bei im am um beim für von bis und oder mitte zu zum zur in auf vor nach dann heute morgen uhr',
);

/** Whether a match belongs to a longer word, an address or a file name. */
function isGlued(line: string, { start, end }: Stretch): boolean {
  const before = line.slice(0, start);
  const after = line.slice(end);
  if (/[\p{L}\p{N}/\\_@#&=+]$/u.test(before.slice(-2)) || /[\p{L}\p{N}][-.:'’]$/u.test(before.slice(-3)))
    return true;
  if (/^(?:[\p{L}\p{N}/\\_@&=+]|[-.:'’][\p{L}\p{N}])/u.test(after)) return true;
  const token = (before.split(/\s/u).at(-1) ?? '') + line.slice(start, end) + (after.split(/\s/u)[0] ?? '');
  return isAddress(token);
}

function isAddress(token: string): boolean {
  if (token.includes('://') || token.includes('@')) return true;
  const [host = ''] = token.split(/[/?#]/u);
  return host
    .split('.')
    .some((label, at, labels) => at > 0 && /^\p{L}{2,}$/u.test(label) && /\p{L}/u.test(labels[at - 1] ?? ''));
}

const quotes: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['‚', '‘'],
];

function isQuoted(line: string, { start, end }: Stretch): boolean {
  const before = line.slice(0, start);
  const after = line.slice(end);
  return quotes.some(([open, close]) =>
    open === close
      ? before.split(open).length % 2 === 0 && after.includes(close)
      : before.lastIndexOf(open) > before.lastIndexOf(close) && after.includes(close),
  );
}

const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}\p{L}/u.test(word);

function wordsBeside(line: string, { start, end }: Stretch) {
  const plain = (word: string | undefined) => word?.replace(/^[("“„]|[)"”“,;!?]$/gu, '');
  const before = line.slice(0, start).trim();
  const after = line.slice(end).trim();
  return {
    previous: before === '' ? undefined : plain(before.split(/\s+/u).at(-1)),
    next: after === '' ? undefined : plain(after.split(/\s+/u)[0]),
  };
}

/** Words without a capital inside a line in both languages, so a capital means a title. */
const smallWords = setOf('today tomorrow tonight next this the day in one someday some');
const germanSmallWords = setOf(
  'heute morgen übermorgen nächste nächsten nächstes nächster diese diesen dieses irgendwann',
);

function isAllCapital(line: string): boolean {
  const all = wordsOf(line);
  return all.length > 2 && all.every(isCapital);
}

/** Whether a match belongs to a title, such as `Tomorrow Never Dies`. */
function isInTitle(line: string, stretch: Stretch): boolean {
  const words = wordsOf(line.slice(stretch.start, stretch.end));
  const { previous, next } = wordsBeside(line, stretch);
  const first = words[0] ?? '';
  // German nouns have capitals too, so only one inside the line is a noun (`der Morgen`).
  if (germanSmallWords.has(first.toLowerCase())) return isCapital(first) && previous !== undefined;
  if (!smallWords.has(first.toLowerCase()))
    return englishWeekdays.has(first.toLowerCase()) && (isCapital(next) || isAllCapital(line));
  if (!isCapital(first)) return false;
  return isAllCapital(line) || (previous !== undefined && (isCapital(previous) || isCapital(next)));
}

export function periodCertainty(line: string, stretch: Stretch, columnId: ColumnId): Certainty {
  if (isGlued(line, stretch)) return 'none';
  if (isQuoted(line, stretch) || isInTitle(line, stretch)) return 'likely';
  const words = wordsOf(line.slice(stretch.start, stretch.end).toLowerCase());
  const { next } = wordsBeside(line, stretch);
  const isLed = prepositions.has(words[0] as string);
  const hasDigits = words.some((word) => /\d/u.test(word));
  if (/^(?:or|oder)$/iu.test(next ?? '')) return 'likely';
  if (columnId === lifeColumn)
    return /^(?:some ?day|irgendwann|in this life)$/u.test(words.join(' ')) ? 'certain' : 'likely';
  if (columnId === monthColumn && words.some((word) => months.has(word))) {
    if (hasDigits) return 'certain';
    return isLed && !(words[0] === 'by' && nameMonths.has(words[1] as string)) ? 'certain' : 'likely';
  }
  if (columnId === quarterColumn && words.length === 1) return 'likely';
  if (columnId === weekColumn && hasDigits && !isLed) {
    const isShort = /^w\d/u.test(words[0] as string);
    return isShort || /^(?:of|von|der|des)$/iu.test(next ?? '') ? 'likely' : 'certain';
  }
  // `2049`, `2030s` and `the 2030s` without a preposition are often titles.
  if (/^(?:the )?\d{4}(?:s|er)?$/u.test(words.join(' '))) return 'likely';
  return 'certain';
}

const behindStreets = setOf('road street avenue lane drive square place rd ave straße platz allee weg');
const beforeCountedDays = setOf(
  'first second third fourth last erster zweiter dritter vierter ersten zweiten dritten vierten',
);

/** Whether a capital follows `watch`, `read` or `listen to`, as in `Read Tuesdays with Morrie`. */
function isBehindTitleVerb(line: string, { start }: Stretch): boolean {
  const isBehind = /(?:^|\s)(?:watch|read|play|listen to)\s$/iu.test(
    line.slice(Math.max(0, start - 12), start),
  );
  return isBehind && isCapital(line.slice(start, start + 2));
}

/** @param besideTime whether a time of day is next to the date */
export function dayCertainty(line: string, stretch: Stretch, besideTime: boolean): Certainty {
  if (isGlued(line, stretch)) return 'none';
  if (isQuoted(line, stretch) || isInTitle(line, stretch)) return 'likely';
  const text = line.slice(stretch.start, stretch.end).toLowerCase();
  const words = text.split(/[\s,]+/u).filter(Boolean);
  const first = words[0] ?? '';
  const isLed = prepositions.has(first);
  const { previous, next } = wordsBeside(line, stretch);
  const before = previous?.toLowerCase().replace(/\.$/u, '') ?? '';
  if (beforeNames.has(before) && !/^\d/u.test(first)) return 'likely';
  if (behindStreets.has(next?.toLowerCase() ?? '') && !isLed) return 'likely';
  if (words.length === 1 && weekdays.has(first)) {
    const isCounted = beforeCountedDays.has(before) || next?.toLowerCase() === 'of';
    if (isCounted || (next !== undefined && isBehindTitleVerb(line, stretch))) return 'likely';
  }
  if (/^(?:or|oder)$/iu.test(next ?? '')) return 'likely';
  // `3/4` and `12.3` may be fractions or versions.
  if (!isLed && /^\d{1,2}[./-]\d{1,2}$/u.test(text)) return 'likely';
  if (/^(?:a|an|one|two|three|ein|eine|zwei|drei|\d+)\s(?!\d)/u.test(text) && isCount(words)) return 'likely';
  if (months.has(first.replace(/\.$/u, '')) && /^(?:times|x|mal)$/iu.test(next ?? '')) return 'likely';
  if (words.length === 1 && shortWeekdays.has(first)) return besideTime ? 'certain' : 'likely';
  if (words.length === 1 && (first === 'weekend' || first === 'wochenende')) return 'likely';
  if (words.length === 2 && first === 'by' && shortWeekdays.has(words[1] as string)) return 'likely';
  if (words.length === 1 && weekdays.has(first) && beforeNamedDays.has(before)) return 'likely';
  return 'certain';
}

/** Whether the words are a count: `two weeks` without `in` is a duration or a title. */
const isCount = (words: readonly string[]): boolean =>
  /^(?:day|week|month|quarter|year|tag|woche|monat|quartal|jahr)/u.test(words[1] ?? '');

const beforeMidnight = setOf('to until till before after past the high around bis vor nach der die um');

/** @param besideDate whether a date is next to the time */
export function timeCertainty(line: string, stretch: Stretch, besideDate: boolean): Certainty {
  if (isGlued(line, stretch)) return 'none';
  if (isQuoted(line, stretch)) return 'likely';
  const text = line.slice(stretch.start, stretch.end).toLowerCase();
  const { previous, next } = wordsBeside(line, stretch);
  if (/^\d/u.test(text) && verseBooks.has(previous?.toLowerCase() ?? '')) return 'likely';
  if (besideDate) return 'certain';
  if (/^(?:noon|midday|midnight|mittag|mitternacht)$/u.test(text)) {
    const isInName = previous === undefined || beforeMidnight.has(previous.toLowerCase());
    return next === undefined && !isInName && !isCapital(line.slice(stretch.start)) ? 'certain' : 'likely';
  }
  // `from 7 to 9` may be pages.
  if (/^(?:from|von)\s\d{1,2}\s\p{L}+\s\d{1,2}$/u.test(text)) return 'likely';
  const isBareHour = /^(?:at|um|by|gegen)\s+\d{1,2}$/u.test(text);
  const isOpen = next === undefined || !/^[\p{L}\p{N}]/u.test(next) || behindHours.has(next.toLowerCase());
  // A German verb follows its time: `um 3 abholen`.
  const isGerman = /^(?:um|gegen)/u.test(text) && !isCapital(next);
  return isBareHour && !isOpen && !isGerman ? 'likely' : 'certain';
}

/**
 * @param words `every` for a whole phrase, `adverb` for `weekly`, `weekdays` for `mondays`; an English adverb
 *   before a noun may be a name (`Weekly review`)
 */
export function repeatCertainty(
  line: string,
  stretch: Stretch,
  words: 'every' | 'adverb' | 'weekdays',
): Certainty {
  if (isGlued(line, stretch)) return 'none';
  if (isQuoted(line, stretch)) return 'likely';
  const all = wordsOf(line);
  const own = wordsOf(line.slice(stretch.start, stretch.end));
  const [first = ''] = own;
  const { previous, next } = wordsBeside(line, stretch);
  const isFirst = previous === undefined;
  if (all.length > own.length + 1 && all.every((word) => isCapital(word) || word === 'a')) return 'likely';
  if (words === 'every') return isCapital(first) && !isFirst && isEnglishEvery(first) ? 'likely' : 'certain';
  if (germanAdverbs.test(first.toLowerCase()))
    return isCapital(first) && isCapital(next) && !isFirst ? 'likely' : 'certain';
  if (own.length > 1 && /^(?:on|at)$/iu.test(first)) return 'certain';
  if (next !== undefined && isBehindTitleVerb(line, stretch)) return 'likely';
  if (beforeNamedDays.has(previous?.toLowerCase() ?? '') || beforeArticles.has(previous?.toLowerCase() ?? ''))
    return 'likely';
  if (words === 'adverb' && isCapital(first) && !isFirst) return 'likely';
  if (own.length > 1 || next === undefined || !/^[\p{L}\p{N}]/u.test(next) || /^\d/u.test(next))
    return 'certain';
  return behindHours.has(next.toLowerCase()) && !isCapital(next) ? 'certain' : 'likely';
}

/** Words before a duration that make it a limit or a distance: `under 4 hours`. */
const beforeLimits = setOf(
  'under over within than after before last every all only unter über innerhalb als nach vor alle nur the a die der das den',
);
/** Words after a duration that make it part of a name: `5 min to midnight`. */
const behindCounts = setOf(
  'of to from until till before after late early later von vor nach bis zu später früher entfernt ago',
);

/**
 * @param place whether nothing but other recognised parts is before (`isAtStart`) or behind (`isAtEnd`)
 */
export function durationCertainty(
  line: string,
  found: Stretch & { readonly isLed: boolean },
  place: { readonly isAtStart: boolean; readonly isAtEnd: boolean },
): Certainty {
  if (isGlued(line, found)) return 'none';
  if (isQuoted(line, found)) return 'likely';
  const { previous, next } = wordsBeside(line, found);
  const text = line.slice(found.start, found.end);
  if (behindCounts.has(next?.toLowerCase() ?? '') && !place.isAtEnd) return 'likely';
  if (found.isLed) return 'certain';
  if (beforeLimits.has(previous?.toLowerCase() ?? '') || /(?:Minutes?|Hours?)\b/u.test(text)) return 'likely';
  if (place.isAtEnd) return 'certain';
  // English words for a unit before a noun are part of a name (`5 minutes stretch`), German ones before a capital.
  const mayStart = place.isAtStart && !isCapital(next) && !/(?:minutes?|hours?)$/iu.test(text);
  return mayStart ? 'certain' : 'likely';
}

const isEnglishEvery = (word: string) => /^(?:every|each)$/iu.test(word);
const germanAdverbs =
  /(?:lich|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonnabends|sonntags|werktags|wochentags|wochenends|quartalsweise|tägig)$/u;
const beforeArticles = setOf('the a an my our his her their der die das den tgi');

export interface WeekdayWithDay extends Stretch {
  readonly date: DateOnly;
  /** Whether the day is within a month, and not Friday the 13th. */
  readonly isNear: boolean;
}

/**
 * Parses a weekday with a day of the month (`Friday the 13th`, `Freitag, der 13.`). Returns the next day that
 * has both, or null.
 */
export function weekdayWithDay(
  line: string,
  stretch: Stretch & { readonly date: DateOnly },
  today: DateOnly,
): WeekdayWithDay | null {
  const words = wordsOf(line.slice(stretch.start, stretch.end).toLowerCase());
  if (!weekdays.has(words.at(-1) ?? '')) return null;
  const behind = /^,?\s(?:(?:the|der|den|dem)\s)?(\d{1,2})(?:st|nd|rd|th|\.)(?![\p{L}\p{N}])/iu.exec(
    line.slice(stretch.end),
  );
  const day = Number(behind?.[1]);
  if (!behind || !(day >= 1 && day <= 31)) return null;
  const weekday = isoWeekday(stretch.date);
  for (let month = monthOf(today), count = 0; count < 120; month += 1, count += 1) {
    const year = yearOf(today);
    if (day > daysInMonth(year, month)) continue;
    const date = dateFrom(year, month, day);
    if (date < today || isoWeekday(date) !== weekday) continue;
    const isNear = count <= 1 && !(weekday === 5 && dayOf(date) === 13);
    return { start: stretch.start, end: stretch.end + behind[0].length, date, isNear };
  }
  return null;
}
