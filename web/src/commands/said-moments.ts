import type { FoundMoment } from '@cairn/core/goals/quick-goal';
import { repeatsIn } from '@cairn/core/recurrence/found-repeats';
import { type DateOnly, dateFrom, dayOf, monthOf, yearOf } from '@cairn/core/time/date-only';
import { durationsIn } from '@cairn/core/time/found-durations';
import { maxReadLength } from '@cairn/core/time/found-periods';
import { type Language, languageSpoken } from '@cairn/words/language';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { parse as parseGerman } from 'chrono-node/de';
import { parse as parseEnglish } from 'chrono-node/en';

export interface Now {
  readonly today: DateOnly;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const preposition = /(?:^|\s)(?:at|on|by|um|am|bis)\s+$/iu;
/** The date parser matches these, but people rarely mean dates. */
const otherMeaning = /^(?:now|jetzt|(?:for|für|vor|last)\s.*|.*\bago)$/iu;
/** Ambiguous abbreviations count only at the end of a line, or next to another part of a date. */
const doubtful = /^(?:sat|sun|wed|so|mi|do|di|fr)$/iu;
/** Requires a sign of a time; `chapter 7 to 9` has none. */
const clock =
  /(?:(?:at|um|from|von|by)\s+)?\d{1,2}(?:[:.]\d{2}(?:\s*[ap]\.?m\.?)?|\s*[ap]\.?m\.?|\s*uhr)(?:\s*(?:-|–|to|until|bis)\s*\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?|\s*uhr)?)?|(?:at|um)\s+\d{1,2}\b/iu;
const bareHour = /^(?:at|um|by)\s+\d{1,2}$/iu;
const half = /\d\s*[ap]\.?m/iu;
const noon = /\b(?:(?:at|um|by)\s)?(?:noon|midday|midnight|mittag|mitternacht)\b/iu;

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
  const text = withoutDurations(line.slice(0, maxReadLength));
  const { today, minutes } = now;
  const instant = new Date(yearOf(today), monthOf(today) - 1, dayOf(today), 0, minutes);
  const read = (results: readonly ParsedResult[]) => results.flatMap((result) => momentsOf(result, text));
  const english = read(parseEnglish(text, { instant }, { forwardDate: true }));
  const german = read(parseGerman(text, { instant }, { forwardDate: true }));
  const [own, other] = language === 'de' ? [german, english] : [english, german];
  const moments = lengthOf(other) > lengthOf(own) ? other : own;
  return [...moments, ...repeatsIn(line, { today, isMonthFirst: language === 'en' })];
}

/** Blanks out durations, because `for 1:30 h` has no time of day. */
const withoutDurations = (line: string): string =>
  durationsIn(line).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    line,
  );

const lengthOf = (moments: readonly FoundMoment[]) =>
  moments.reduce((sum, { start, end }) => sum + end - start, 0);

function momentsOf(result: ParsedResult, text: string): readonly FoundMoment[] {
  const matched = result.text.trimEnd();
  const end = result.index + matched.length;
  if (otherMeaning.test(matched)) return [];
  if (doubtful.test(matched) && text.slice(end).trim() !== '') return [];
  const before = preposition.exec(text.slice(0, result.index))?.[0].trimStart() ?? '';
  const start = result.index - before.length;
  const whole = text.slice(start, end);
  const date = dateOf(result.start);
  const hasDay = result.start.isCertain('day') || result.start.isCertain('weekday');
  if (!result.start.isCertain('hour')) return hasDay ? [{ kind: 'day', start, end, date }] : [];

  const at = clock.exec(whole) ?? noon.exec(whole);
  if (!at) return hasDay && !/\d/u.test(matched) ? [{ kind: 'day', start, end, date }] : [];
  const stated = hasDay ? restOf(whole, at) : null;
  const time: FoundMoment = {
    kind: 'time',
    start: stated ? start + at.index : start,
    end: stated ? start + at.index + at[0].length : end,
    date,
    from: minutesOf(result.start),
    to: result.end ? minutesOf(result.end) : null,
    isBareHour: bareHour.test(at[0]),
    hasHalf: result.start.isCertain('meridiem') && half.test(at[0]),
  };
  return stated
    ? [{ kind: 'day', start: start + stated.start, end: start + stated.end, date }, time]
    : [time];
}

const withoutTail = (text: string): string => text.slice(0, text.replaceAll(',', ' ').trimEnd().length);

function restOf(whole: string, at: RegExpExecArray): { readonly start: number; readonly end: number } | null {
  const front = withoutTail(withoutTail(whole.slice(0, at.index)).replace(/[\s,](?:at|um)$/iu, ''));
  if (/[\p{L}\p{N}]{2}/u.test(front) && !/^(?:at|um|on|am|by)$/iu.test(front))
    return { start: 0, end: front.length };
  const behindAt = at.index + at[0].length;
  const behind = whole.slice(behindAt);
  const lead = behind.length - behind.trimStart().length;
  return behind.trim() === '' ? null : { start: behindAt + lead, end: whole.length };
}

const dateOf = (parsed: ParsedComponents): DateOnly =>
  dateFrom(parsed.get('year') ?? 2000, parsed.get('month') ?? 1, parsed.get('day') ?? 1);

const minutesOf = (parsed: ParsedComponents): number =>
  (parsed.get('hour') ?? 0) * 60 + (parsed.get('minute') ?? 0);
