import { type DateOnly, dayOf, isoWeekday, monthOf } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { optionsByColumn, type RecurrenceOption } from './options.ts';
import type { RecurrenceAnchor } from './recurrence.ts';
import { type EveryFew, everyFewOf } from './repeat-option.ts';
import { type Frequency, maxInterval, type Rule, type RuleDay, ruleFrom, ruleText } from './rule.ts';

/** Days of the goal's date. */
interface OwnDays {
  readonly weekdays: readonly number[];
  readonly monthDays: readonly number[];
  readonly months: readonly number[];
}

/** How the days of a month are named: as 12, as the last day, or as the second Thursday. */
type MonthPattern = 'monthDays' | 'lastDay' | 'nthWeekdays';

export interface RepeatChoice extends EveryFew {
  /** 1 Monday to 7 Sunday; at least one. */
  readonly weekdays: readonly number[];
  readonly pattern: MonthPattern;
  /** 1 to 31; at least one. */
  readonly monthDays: readonly number[];
  /** 1 to 4, or -1 for the last; at least one. */
  readonly nths: readonly number[];
  /** 1 Monday to 7 Sunday; at least one. Each is taken with each of `nths`. */
  readonly nthWeekdays: readonly number[];
  /** 1 to 12, or the first month of each quarter; at least one. */
  readonly months: readonly number[];
  /** Days that come from the goal's date, because the rule names none; null where the rule names them. */
  readonly implied: { readonly [Part in keyof OwnDays]: OwnDays[Part] | null };
  readonly anchor: RecurrenceAnchor;
  readonly dateTo: DateOnly | null;
  /** Replaces `dateTo` by the date of this occurrence, see `nthOccurrenceDate`. Null for `dateTo`. */
  readonly times: number | null;
}

export type ChoiceDetail = 'weekdays' | 'monthDays' | 'months' | 'quarters';

export const nthsOffered: readonly number[] = [1, 2, 3, 4, -1];

/** Empty in a series that counts from completion. */
export function detailsOf(
  columnId: ColumnId,
  { option, anchor }: Pick<RepeatChoice, 'option' | 'anchor'>,
): readonly ChoiceDetail[] {
  if (anchor === 'completion') return [];
  switch (option) {
    case 'daily':
      return [];
    case 'weekly':
      return columnId === 1 ? ['weekdays'] : [];
    case 'monthly':
    case 'quarterly':
      return columnId === 1 ? ['monthDays'] : [];
    case 'yearly':
    case 'decade':
      return yearDetails[columnId] ?? [];
  }
}

const yearDetails: { readonly [Column in ColumnId]?: readonly ChoiceDetail[] } = {
  1: ['months', 'monthDays'],
  3: ['months'],
  6: ['quarters'],
};

/** Weekly for a day, otherwise the goal's own period. */
export function firstChoice(columnId: ColumnId, dueDate: DateOnly): RepeatChoice {
  const [option = 'yearly'] = optionsByColumn[columnId];
  const own = ownDays(columnId, dueDate);
  return {
    option: columnId === 1 ? 'weekly' : option,
    interval: 1,
    ...own,
    ...monthPatternOf(own.monthDays),
    ...ownNth(dueDate),
    implied: own,
    anchor: 'date',
    dateTo: null,
    times: null,
  };
}

function ownDays(columnId: ColumnId, dueDate: DateOnly): OwnDays {
  const month = monthOf(dueDate);
  return {
    weekdays: [isoWeekday(dueDate)],
    monthDays: [dayOf(dueDate)],
    months: [columnId === 6 ? Math.floor((month - 1) / 3) * 3 + 1 : month],
  };
}

const monthPatternOf = (monthDays: readonly number[]): { readonly pattern: MonthPattern } => ({
  pattern: monthDays.join() === '31' ? 'lastDay' : 'monthDays',
});

/** Returns the second Thursday for the 12th. A fifth weekday is the last one. */
export function ownNth(dueDate: DateOnly): Pick<RepeatChoice, 'nths' | 'nthWeekdays'> {
  const nth = Math.ceil(dayOf(dueDate) / 7);
  return { nths: [nth > 4 ? -1 : nth], nthWeekdays: [isoWeekday(dueDate)] };
}

interface ChosenSeries {
  readonly rule: string;
  readonly anchor: RecurrenceAnchor;
  readonly dateTo: DateOnly | null;
  /** The day whose weekday, day and month complete the rule; `dueDate` by default. */
  readonly countedFrom?: DateOnly;
}

/** Returns null if the picker cannot show the rule. Otherwise `ruleOfChoice` returns an equal rule. */
export function choiceOf(series: ChosenSeries, columnId: ColumnId, dueDate: DateOnly): RepeatChoice | null {
  const read = ruleFrom(series.rule);
  if (!read.ok) return null;
  const rule = read.value;
  if (rule.monthDays.some((day) => day < 0)) return null;
  const first = firstChoice(columnId, dueDate);
  const every = everyFewOf(rule);
  const details = detailsOf(columnId, { ...every, anchor: series.anchor });
  const start = ownDays(columnId, series.countedFrom ?? dueDate);
  const silent = {
    weekdays: rule.days.length === 0 || details[0] !== 'weekdays',
    monthDays: rule.monthDays.length === 0 && (rule.days.length === 0 || !details.includes('monthDays')),
    months: rule.months.length === 0,
  };
  const nth = nthOf(rule.days);
  const monthDays = rule.monthDays.length === 0 ? start.monthDays : rule.monthDays;
  const choice: RepeatChoice = {
    ...first,
    ...every,
    weekdays: silent.weekdays ? start.weekdays : rule.days.map(({ weekday }) => weekday),
    ...(nth && details.includes('monthDays')
      ? { pattern: 'nthWeekdays' as const, ...nth }
      : { ...monthPatternOf(monthDays), monthDays }),
    months: silent.months ? start.months : rule.months,
    implied: {
      weekdays: silent.weekdays ? start.weekdays : null,
      monthDays: silent.monthDays ? start.monthDays : null,
      months: silent.months ? start.months : null,
    },
    anchor: series.anchor,
    dateTo: series.dateTo,
  };
  const isShown = ruleOfChoice(choice, columnId) === ruleText(rule);
  return isShown ? withImpliedBy(choice, first, details) : null;
}

/** A changed rule can count from the goal's date, so only what that date implies too can be left out. */
function withImpliedBy(
  choice: RepeatChoice,
  { implied: own, ...first }: RepeatChoice,
  details: readonly ChoiceDetail[],
): RepeatChoice {
  const isSame = (part: keyof OwnDays) => choice.implied[part]?.join() === own[part]?.join();
  const impliedBy = (part: keyof OwnDays) => (isSame(part) ? own[part] : null);
  const isShown = (part: keyof OwnDays) =>
    details.some((detail) => detail === part || (detail === 'quarters' && part === 'months'));
  const shown = (part: keyof OwnDays) =>
    choice.implied[part] === null || isShown(part) ? choice[part] : first[part];
  return {
    ...choice,
    weekdays: shown('weekdays'),
    monthDays: shown('monthDays'),
    months: shown('months'),
    implied: {
      weekdays: impliedBy('weekdays'),
      monthDays: impliedBy('monthDays'),
      months: impliedBy('months'),
    },
  };
}

/** Returns null unless each weekday comes with the same numbers. */
function nthOf(days: readonly RuleDay[]): Pick<RepeatChoice, 'nths' | 'nthWeekdays'> | null {
  const nths = nthsOffered.filter((nth) => days.some((day) => day.nth === nth));
  const nthWeekdays = numbersOf(days.map(({ weekday }) => weekday));
  return nths.length > 0 && nths.length * nthWeekdays.length === days.length ? { nths, nthWeekdays } : null;
}

const inOrder = (one: number, other: number) => one - other;
const numbersOf = (numbers: readonly number[]) => [...new Set(numbers)].toSorted(inOrder);

const units: Readonly<Record<RecurrenceOption, readonly [Frequency, number]>> = {
  daily: ['DAILY', 1],
  weekly: ['WEEKLY', 1],
  monthly: ['MONTHLY', 1],
  quarterly: ['MONTHLY', 3],
  yearly: ['YEARLY', 1],
  decade: ['YEARLY', 10],
};

export function maxIntervalOf(option: RecurrenceOption): number {
  return Math.floor(maxInterval / units[option][1]);
}

/** Leaves out days that the goal's date implies. Returns the form that is stored. */
export function ruleOfChoice(choice: RepeatChoice, columnId: ColumnId): string {
  const { option, interval, pattern, implied } = choice;
  const [frequency, length] = units[option];
  const details = detailsOf(columnId, choice);
  const named = (part: keyof OwnDays, numbers = choice[part]) =>
    numbers.join() === implied[part]?.join() ? [] : numbersOf(numbers);
  const ofMonth = details.includes('monthDays') ? pattern : null;
  const monthDays = ofMonth === 'lastDay' ? [31] : choice.monthDays;
  const rule: Rule = {
    frequency,
    interval: interval * length,
    days: [
      ...(details.includes('weekdays') ? everyWeekday(named('weekdays')) : []),
      ...(ofMonth === 'nthWeekdays' ? nthWeekdaysOf(choice) : []),
    ],
    monthDays: ofMonth === null || ofMonth === 'nthWeekdays' ? [] : named('monthDays', monthDays),
    months: [],
  };
  if (!details.includes('months') && !details.includes('quarters')) return storedText(rule);
  // Without months, days of the month would be in all of them.
  const namesDays = rule.days.length > 0 || rule.monthDays.length > 0;
  return storedText({ ...rule, months: namesDays ? numbersOf(choice.months) : named('months') });
}

const everyWeekday = (weekdays: readonly number[]): readonly RuleDay[] =>
  weekdays.map((weekday) => ({ weekday, nth: null }));

const nthWeekdaysOf = ({ nths, nthWeekdays }: RepeatChoice): readonly RuleDay[] =>
  numbersOf(nthWeekdays).flatMap((weekday) => numbersOf(nths).map((nth) => ({ weekday, nth })));

/** One rule can have several texts: 14 days are 2 weeks. */
function storedText(rule: Rule): string {
  const read = ruleFrom(ruleText(rule));
  return ruleText(read.ok ? read.value : rule);
}

export function toggled(numbers: readonly number[], number: number): readonly number[] {
  if (!numbers.includes(number)) return [...numbers, number].toSorted(inOrder);
  return numbers.length === 1 ? numbers : numbers.filter((other) => other !== number);
}
