import type { FoundMoment } from '@cairn/core/goals/quick-goal';
import { repeatsIn } from '@cairn/core/recurrence/found-repeats';
import { type DateOnly, dateFrom, dayOf, monthOf, yearOf } from '@cairn/core/time/date-only';
import { durationsIn } from '@cairn/core/time/found-durations';
import { maxReadLength, type Stretch } from '@cairn/core/time/found-periods';
import { withoutEnds } from '@cairn/core/without-ends';
import { type Language, languageSpoken } from '@cairn/words/language';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { parse as parseGerman } from 'chrono-node/de';
import { GB as dayFirstEnglish, parse as parseEnglish } from 'chrono-node/en';
import { spokenMoments } from './said-moments-words.ts';

export interface Now {
  readonly today: DateOnly;
  /** Minutes since midnight. */
  readonly minutes: number;
  /** The order of `3/4`; the language decides it otherwise. */
  readonly isMonthFirst?: boolean | undefined;
}

const preposition = /(?:^|\s)(?:at|on|by|um|am|bis)\s+$/iu;
/** The date parser matches these, but people rarely mean dates. */
const otherMeaning =
  /^(?:now|jetzt|(?:for|für|vor|last)\s.*|.*\bago|(?:in\s|on\s)?the\s(?:day|week|month|quarter|year))$/iu;
/** Ambiguous abbreviations count only at the end of a line, or next to another part of a date. */
const doubtful = /^(?:sat|sun|wed|so|mi|do|di|fr)$/iu;
/** `19h` is a time, `2h` a duration. */
const frenchHour = /^(?:1[3-9]|2[0-3])h(?:[0-5]\d)?$/iu;

/**
 * English or German; durations do not count.
 *
 * @param language preferred if both match
 */
export function saidMoments(
  line: string,
  now: Now,
  language: Language = languageSpoken(),
): readonly FoundMoment[] {
  const { today, minutes, isMonthFirst = language === 'en' } = now;
  const read = line.slice(0, maxReadLength);
  const durations = durationsIn(read).filter(({ start, end }) => !frenchHour.test(read.slice(start, end)));
  const spoken = spokenMoments(blanked(read, durations), { today, minutes, isGerman: language === 'de' });
  // `for 1:30 h` has no time of day.
  const days = daysIn(blanked(read, [...durations, ...spoken], filler), { ...now, isMonthFirst }, language);
  const repeats = repeatsIn(read, { today, isMonthFirst });
  const all = [...spoken, ...days];
  const day = all.findLast((moment) => moment.kind === 'day');
  const dated = all.map((moment) => (moment.kind === 'time' && day ? { ...moment, date: day.date } : moment));
  return [...dated.toSorted((one, other) => one.start - other.start), ...repeats];
}

function daysIn(
  text: string,
  { today, minutes, isMonthFirst }: Now,
  language: Language,
): readonly FoundMoment[] {
  const instant = new Date(yearOf(today), monthOf(today) - 1, dayOf(today), 0, minutes);
  const read = (results: readonly ParsedResult[]) => results.flatMap((result) => dayOfResult(result, text));
  const option = { forwardDate: true };
  const hasSlash = /\d\/\d/u.test(text);
  const english = read(
    hasSlash && !isMonthFirst
      ? dayFirstEnglish.parse(text, { instant }, option)
      : parseEnglish(text, { instant }, option),
  );
  const german = read(parseGerman(text, { instant }, option));
  // The German parser knows one order only.
  const isGerman = language === 'de' && !(hasSlash && isMonthFirst);
  const [own, other] = isGerman ? [german, english] : [english, german];
  return lengthOf(other) > lengthOf(own) ? other : own;
}

/** The date parser misreads `1 Dec` before several spaces. */
const filler = '·';

const blanked = (line: string, stretches: readonly Stretch[], by = ' '): string =>
  stretches.reduce(
    (rest, { start, end }) => rest.slice(0, start) + by.repeat(end - start) + rest.slice(end),
    line,
  );

const lengthOf = (moments: readonly FoundMoment[]) =>
  moments.reduce((sum, { start, end }) => sum + end - start, 0);

function dayOfResult(result: ParsedResult, text: string): readonly FoundMoment[] {
  const matched = withoutEnds(result.text, ' ,;');
  const end = result.index + matched.length;
  if (otherMeaning.test(matched)) return [];
  if (doubtful.test(matched) && withoutEnds(text.slice(end), ` ${filler}`) !== '') return [];
  const hasDay = result.start.isCertain('day') || result.start.isCertain('weekday');
  const isTime = result.start.isCertain('hour') && /\d/u.test(matched);
  if (!hasDay || isTime) return [];
  const before = preposition.exec(text.slice(0, result.index))?.[0].trimStart() ?? '';
  return [{ kind: 'day', start: result.index - before.length, end, date: dateOf(result.start) }];
}

const dateOf = (parsed: ParsedComponents): DateOnly =>
  dateFrom(parsed.get('year') ?? 2000, parsed.get('month') ?? 1, parsed.get('day') ?? 1);
