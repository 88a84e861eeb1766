import { compoundDay, dayPartAt } from '../time/written-date-parts.ts';
import {
  countAt,
  dayOfYearAt,
  monthNumbers,
  type Read,
  setOf,
  textAt,
  weekdayNumbers,
} from '../time/written-date-words.ts';
import {
  adverbs,
  bare,
  every,
  ordinalsAt,
  pluralWeekdays,
  saturday,
  type Unit,
  unit,
  units,
  weekdaysAt,
  type Words,
  workdays,
} from './found-repeats-words.ts';
import type { Rule, RuleDay } from './rule.ts';

/** The kind of words decides how sure a rule is. */
export type RepeatWords = 'every' | 'adverb' | 'weekdays';

export interface SpokenRule {
  readonly rule: Rule;
  readonly words: RepeatWords;
  readonly anchor: 'date' | 'completion';
  /** The time of day of `every morning`, in minutes. */
  readonly minutes: number | null;
}

const months = setOf('month monat monats');
const ofWords = setOf('of in im des eines jedes jeden jedem');
const monthLeads = setOf('of in the each every a im des eines jedes jeden jedem');

/** Returns the index behind `of the month`, `of every month`, `im Monat` or `des Monats`, else null. */
function behindMonth(words: Words, at: number): { readonly next: number; readonly isEvery: boolean } | null {
  if (!ofWords.has(textAt(words, at))) return null;
  let next = at;
  let isEvery = false;
  while (monthLeads.has(textAt(words, next)) && next < at + 3) {
    isEvery ||= every.has(textAt(words, next));
    next += 1;
  }
  return months.has(textAt(words, next)) ? { next: next + 1, isEvery } : null;
}

type RuleRead = Read<{ readonly rule: Rule; readonly minutes: number | null }>;

const ruleRead = (
  next: number,
  unit: Unit,
  parts: Partial<Pick<Rule, 'days' | 'monthDays' | 'months'>> = {},
  minutes: number | null = null,
): RuleRead => ({ value: { rule: { ...bare, ...unit, ...parts }, minutes }, next });

const everyWeekday = (weekdays: readonly number[]): readonly RuleDay[] =>
  weekdays.map((weekday) => ({ weekday, nth: null }));

const onWords = setOf('on am an');
const ons = (words: Words, at: number): number => {
  let next = textAt(words, at) === 'jeweils' || textAt(words, at) === 'immer' ? at + 1 : at;
  if (!onWords.has(textAt(words, next))) return at;
  next += 1;
  return textAt(words, next) === 'the' || textAt(words, next) === 'day' ? next + 1 : next;
};

/** Reads `on Friday`, `on the 1st`, `am letzten Tag` or `on 3 May` behind a unit. */
function withOn(words: Words, at: number, unit: Unit): RuleRead {
  const plain = ruleRead(at, unit);
  if (unit.days.length > 0) return plain;
  const from = ons(words, at);
  if (unit.frequency === 'WEEKLY') {
    const days =
      weekdaysAt(words, at, pluralWeekdays) ??
      (from > at
        ? (weekdaysAt(words, from, weekdayNumbers) ?? weekdaysAt(words, from, pluralWeekdays))
        : null);
    return days ? ruleRead(days.next, unit, { days: everyWeekday(days.value) }) : plain;
  }
  if (unit.frequency === 'YEARLY' && unit.interval < 10) {
    const day = from > at ? dayOfYearAt(words, from, false) : null;
    if (day && day.value.year === null)
      return ruleRead(day.next, unit, { monthDays: [day.value.day], months: [day.value.month] });
    const month = /^(?:in|im)$/u.test(textAt(words, at))
      ? monthNumbers.get(textAt(words, at + 1))
      : undefined;
    return month === undefined ? plain : ruleRead(at + 2, unit, { months: [month] });
  }
  if (unit.frequency !== 'MONTHLY' || from === at) return plain;
  if (textAt(words, from - 1) === 'day') {
    const day = countAt(words, from);
    return day && day.value <= 31 ? ruleRead(day.next, unit, { monthDays: [day.value] }) : plain;
  }
  return daysOfMonthAt(words, from, unit, 'any') ?? plain;
}

/**
 * Reads ordinals with a weekday, a day or nothing behind them: `last Friday`, `1st and 15th`.
 *
 * @param bareOrdinals whether ordinals need a weekday or `day` behind them
 */
function daysOfMonthAt(
  words: Words,
  at: number,
  unit: Unit,
  bareOrdinals: 'any' | 'numeric' | 'none',
): RuleRead | null {
  const ordinals = ordinalsAt(words, at);
  if (!ordinals || ordinals.value.isOther) return null;
  const { numbers, isNumeric } = ordinals.value;
  const { next } = ordinals;
  const monthDays = numbers.map((number) => (number === -1 ? 31 : number));
  const weekday = weekdayNumbers.get(textAt(words, next));
  if (weekday !== undefined)
    return numbers.every((number) => number <= 5)
      ? ruleRead(next + 1, unit, { days: numbers.map((nth) => ({ weekday, nth })) })
      : null;
  if (/^(?:day|days|tag)$/u.test(textAt(words, next))) return ruleRead(next + 1, unit, { monthDays });
  const mayBeBare = bareOrdinals === 'any' || (bareOrdinals === 'numeric' && isNumeric);
  return mayBeBare && !numbers.includes(-1) ? ruleRead(next, unit, { monthDays }) : null;
}

/** Reads the words behind `every`. */
function behindEvery(words: Words, at: number): RuleRead | null {
  const named = units.get(textAt(words, at));
  if (named) {
    const read = withOn(words, at + 1, named);
    const part = named.frequency === 'WEEKLY' && named.days.length > 0 ? dayPartAt(words, read.next) : null;
    return part ? { value: { ...read.value, minutes: part.value }, next: part.next } : read;
  }
  const part = dayPartAt(words, at);
  if (part.value !== null) return ruleRead(part.next, unit('DAILY'), {}, part.value);
  const compound = compoundDay(textAt(words, at));
  if (compound)
    return ruleRead(at + 1, unit('WEEKLY'), { days: everyWeekday([compound.weekday]) }, compound.minutes);
  const weekdays = weekdaysAt(words, at, weekdayNumbers) ?? weekdaysAt(words, at, pluralWeekdays);
  if (weekdays) {
    const partOfDay = dayPartAt(words, weekdays.next);
    return ruleRead(partOfDay.next, unit('WEEKLY'), { days: everyWeekday(weekdays.value) }, partOfDay.value);
  }
  return behindEveryOrdinal(words, at) ?? behindEveryDate(words, at) ?? countedUnitAt(words, at);
}

/** Reads `2 weeks on Friday` or `24 December`. */
function countedUnitAt(words: Words, at: number): RuleRead | null {
  const count = countAt(words, at);
  const named = count && units.get(textAt(words, count.next));
  if (!count || !named || named.days.length > 0) return null;
  return withOn(words, count.next + 1, { ...named, interval: named.interval * count.value });
}

function behindEveryDate(words: Words, at: number): RuleRead | null {
  const day = dayOfYearAt(words, at, false);
  if (day && day.value.year === null)
    return ruleRead(day.next, unit('YEARLY'), { monthDays: [day.value.day], months: [day.value.month] });
  const month = monthNumbers.get(textAt(words, at));
  return month === undefined ? null : ruleRead(at + 1, unit('YEARLY'), { months: [month] });
}

/** Reads `other week`, `last Friday of the month`, `second Tuesday` or `1st and 15th`. */
function behindEveryOrdinal(words: Words, at: number): RuleRead | null {
  const ordinals = ordinalsAt(words, at);
  if (!ordinals) return null;
  const { numbers, isNumeric, isOther } = ordinals.value;
  const { next } = ordinals;
  const [first = 0] = numbers;
  if (isNumeric && monthNumbers.has(textAt(words, textAt(words, next) === 'of' ? next + 1 : next)))
    return behindEveryDate(words, at);
  const inMonth = daysOfMonthAt(words, at, unit('MONTHLY'), 'numeric');
  const ofMonth = behindMonth(words, inMonth?.next ?? next);
  if (ofMonth && !isOther) {
    const read = daysOfMonthAt(words, at, unit('MONTHLY'), 'any');
    return read && { ...read, next: ofMonth.next };
  }
  const named = units.get(textAt(words, next));
  if (named)
    return numbers.length === 1 && first > 1 && named.days.length === 0
      ? withOn(words, next + 1, { ...named, interval: named.interval * first })
      : null;
  if (isOther || (numbers.length === 1 && first === 2)) {
    const weekdays = weekdaysAt(words, next, weekdayNumbers);
    if (!weekdays) return isOther ? null : inMonth;
    const part = dayPartAt(words, weekdays.next);
    return ruleRead(part.next, unit('WEEKLY', 2), { days: everyWeekday(weekdays.value) }, part.value);
  }
  return inMonth;
}

const germanCounts = setOf('tage wochen monate quartale jahre');

/** Reads `every …`, `jeden …` and `alle 2 Wochen`. */
function everyAt(words: Words, first: number): Read<SpokenRule> | null {
  const isLed = onWords.has(textAt(words, first)) && every.has(textAt(words, first + 1));
  const at = isLed ? first + 1 : first;
  const text = textAt(words, at);
  const isAlle = text === 'alle';
  if (!every.has(text) && !isAlle) return null;
  const isDone = words[at + 1]?.isGlued === true && textAt(words, at + 1) === '!';
  const from = isDone ? at + 2 : at + 1;
  const read = isAlle
    ? germanCounts.has(textAt(words, from + 1))
      ? countedUnitAt(words, from)
      : null
    : behindEvery(words, from);
  if (!read) return null;
  const anchor = isDone ? 'completion' : 'date';
  return { value: { ...read.value, words: 'every', anchor }, next: read.next };
}

/** Reads `on the 1st of every month`, `am letzten Tag des Monats` and `first Monday of every month`. */
function ordinalOfMonthAt(words: Words, at: number): Read<SpokenRule> | null {
  const isGerman = textAt(words, at) === 'am' || textAt(words, at) === 'an';
  const isLed = isGerman || textAt(words, at) === 'on';
  let from = isLed ? at + 1 : at;
  if (/^(?:the|dem|jedem)$/u.test(textAt(words, from))) from += 1;
  const read = daysOfMonthAt(words, from, unit('MONTHLY'), 'any');
  const behind = read && behindMonth(words, read.next);
  if (!read || !behind) return null;
  const isDay = read.next > from + 1 && read.value.rule.days.length + read.value.rule.monthDays.length > 0;
  const mayLackEvery = isGerman && isDay && !/^\d/u.test(textAt(words, from));
  if (!behind.isEvery && !mayLackEvery) return null;
  return { value: { ...read.value, words: 'every', anchor: 'date' }, next: behind.next };
}

const counts = setOf('once twice thrice times x mal einmal zweimal dreimal viermal');

/** Reads `daily`, `14-täglich`, `on Mondays and Fridays`, `weekdays` and `wochenends`. */
function adverbAt(words: Words, at: number): Read<SpokenRule> | null {
  const text = textAt(words, at);
  const isNumeric = text === '14' && /^(?:täglich|tägig)$/u.test(textAt(words, at + 2));
  const named = isNumeric ? unit('WEEKLY', 2) : adverbs.get(text);
  // `twice daily` is not a daily repeat.
  if (counts.has(textAt(words, at - 1))) return null;
  if (named) {
    const read = withOn(words, isNumeric ? at + 3 : at + 1, named);
    return { value: { ...read.value, words: 'adverb', anchor: 'date' }, next: read.next };
  }
  const isLed = /^(?:on|at|immer|jeweils)$/u.test(text);
  const from = isLed ? at + 1 : at;
  const asWeekdays = (read: RuleRead): Read<SpokenRule> => ({
    value: { ...read.value, words: 'weekdays', anchor: 'date' },
    next: read.next,
  });
  const first = textAt(words, from);
  if (first === 'weekdays' || first === 'workdays')
    return asWeekdays(ruleRead(from + 1, unit('WEEKLY', 1, workdays)));
  if (first === 'weekends' || first === 'wochenends')
    return asWeekdays(ruleRead(from + 1, unit('WEEKLY', 1, saturday)));
  const weekdays = weekdaysAt(words, from, pluralWeekdays);
  return (
    weekdays && asWeekdays(ruleRead(weekdays.next, unit('WEEKLY'), { days: everyWeekday(weekdays.value) }))
  );
}

const doneWords = setOf(
  'done completion completing finishing finished erledigung abschluss erledigen erledigt fertigstellung',
);

/** Returns the index behind `after completion`, `after it’s done` or `nach Erledigung`; the same index without. */
function behindDone(words: Words, at: number): number {
  if (!/^(?:after|nach)$/u.test(textAt(words, at))) return at;
  const from = /^(?:it|it's|it’s|its|being|the|i|last|der|dem)$/u.test(textAt(words, at + 1))
    ? at + 2
    : at + 1;
  if (doneWords.has(textAt(words, from))) return from + 1;
  const isLonger =
    /^(?:is|was|am|i|last)$/u.test(textAt(words, from)) && doneWords.has(textAt(words, from + 1));
  return isLonger ? from + 2 : at;
}

/** Reads the rule that begins at a word, such as `every other Tuesday` or `3 days after completion`. */
export function spokenRuleAt(words: Words, at: number): Read<SpokenRule> | null {
  const read = everyAt(words, at) ?? ordinalOfMonthAt(words, at) ?? adverbAt(words, at);
  if (read) {
    const next = behindDone(words, read.next);
    return next === read.next ? read : { value: { ...read.value, anchor: 'completion' }, next };
  }
  const counted = countedUnitAt(words, at);
  const next = counted ? behindDone(words, counted.next) : at;
  if (!counted || next === counted.next) return null;
  return { value: { ...counted.value, words: 'every', anchor: 'completion' }, next };
}
