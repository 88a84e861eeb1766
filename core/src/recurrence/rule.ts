import { accepted, type Outcome, refused } from '../outcome.ts';
import { plainest, weekdayNames } from './stored-rule.ts';

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/**
 * `weekday` is 1 (Monday) to 7. A negative `nth` counts from the end of the month or year; null means every
 * such weekday.
 */
export interface RuleDay {
  readonly weekday: number;
  readonly nth: number | null;
}

/** A part of iCalendar's RRULE. */
export interface Rule {
  readonly frequency: Frequency;
  /** At least 1, in units of the frequency. */
  readonly interval: number;
  readonly days: readonly RuleDay[];
  /** 1 to 31, or -2 to -31 from the end. A short month uses its last or first day. */
  readonly monthDays: readonly number[];
  /** 1 to 12. */
  readonly months: readonly number[];
}

export type RuleRefusal = { readonly code: 'goal.recurrence' };

export const maxInterval = 1000;

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] satisfies Frequency[];
const noRule = refused<RuleRefusal>({ code: 'goal.recurrence' });

/**
 * Parses `FREQ`, `INTERVAL`, `BYDAY`, `BYMONTHDAY` and `BYMONTH`, each at most one time, in any order. `BYSETPOS` and
 * `WKST` are accepted if other parts can express them. Equal rules get one form: twelve months are a year,
 * `BYMONTHDAY=-1` is the 31st.
 *
 * Refuses (`goal.recurrence`) what RFC 5545 §3.3.10 forbids: the n-th weekday in a daily or weekly rule, a day of the
 * month in a weekly one. Also refuses a weekday with a day of the month, which is ambiguous in short months.
 */
export function ruleFrom(text: string): Outcome<Rule, RuleRefusal> {
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(';')) {
    const [name = '', value] = part.split('=');
    if (value === undefined || parts.has(name) || !partNames.has(name)) return noRule;
    parts.set(name, value);
  }
  const frequency = parts.get('FREQ') ?? '';
  const interval = numbersIn(parts.get('INTERVAL') ?? '1', 1, maxInterval);
  const days = daysIn(parts.get('BYDAY'));
  const monthDays = monthDaysIn(parts.get('BYMONTHDAY'));
  const months = numbersIn(parts.get('BYMONTH'), 1, 12);
  if (!frequencies.includes(frequency) || interval?.length !== 1 || !days || !monthDays || !months)
    return noRule;
  const read = {
    frequency: frequency as Frequency,
    interval: interval[0] as number,
    days,
    monthDays,
    months,
  };
  const rule = atPositions(read, parts.get('BYSETPOS'));
  const weekBegin = parts.get('WKST') ?? 'MO';
  if (!rule || !isSound(rule) || !isWeekBegin(rule, weekBegin)) return noRule;
  return accepted(plainest(rule));
}

const partNames: ReadonlySet<string> = new Set([
  'FREQ',
  'INTERVAL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

/**
 * Whether this first day of the week can be ignored. Days other than Monday matter only with an interval of
 * several weeks.
 */
function isWeekBegin({ frequency, interval }: Rule, day: string): boolean {
  if (!weekdayNames.includes(day as (typeof weekdayNames)[number])) return false;
  return day === 'MO' || frequency !== 'WEEKLY' || interval === 1;
}

/** Returns null if days cannot replace `BYSETPOS`. */
function atPositions(rule: Rule, list: string | undefined): Rule | null {
  if (list === undefined) return rule;
  const { frequency, days, monthDays, months } = rule;
  const positions = signedIn(list, 366);
  if (!positions || days.some(({ nth }) => nth !== null)) return null;
  if (frequency !== 'MONTHLY' && !(frequency === 'YEARLY' && months.length === 1)) return null;
  const [weekday] = days;
  if (days.length === 1 && weekday)
    return { ...rule, days: positions.map((nth) => ({ weekday: weekday.weekday, nth })) };
  if (days.length === 7 && monthDays.length === 0) {
    const chosen = monthDaysIn(list);
    return chosen && { ...rule, days: [], monthDays: chosen };
  }
  const isOneDay = days.length === 0 && monthDays.length <= 1;
  return isOneDay && positions.length === 1 && Math.abs(positions[0] as number) === 1 ? rule : null;
}

function isSound({ frequency, days, monthDays }: Rule): boolean {
  const isShort = frequency === 'DAILY' || frequency === 'WEEKLY';
  if (isShort && days.some(({ nth }) => nth !== null)) return false;
  if (frequency === 'WEEKLY' && monthDays.length > 0) return false;
  const farthest = frequency === 'MONTHLY' ? 5 : 53;
  if (days.some(({ nth }) => nth !== null && Math.abs(nth) > farthest)) return false;
  return days.length === 0 || monthDays.length === 0;
}

/** Sorted, without duplicates; null if a number is out of range. */
function numbersIn(list: string | undefined, least: number, most: number): readonly number[] | null {
  if (list === undefined) return [];
  const numbers = list.split(',').map((text) => (/^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN));
  if (!numbers.every((number) => number >= least && number <= most)) return null;
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** Sorted, without duplicates; null if a number is 0 or out of range. */
function signedIn(list: string | undefined, most: number): readonly number[] | null {
  if (list === undefined) return [];
  const numbers = list.split(',').map((text) => (/^[+-]?\d{1,3}$/u.test(text) ? Number(text) : Number.NaN));
  if (!numbers.every((number) => number !== 0 && Math.abs(number) <= most)) return null;
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function monthDaysIn(list: string | undefined): readonly number[] | null {
  const days = signedIn(list, 31)?.map((day) => (day === -1 ? 31 : day));
  return days ? [...new Set(days)].toSorted((one, other) => one - other) : null;
}

function daysIn(list: string | undefined): readonly RuleDay[] | null {
  if (list === undefined) return [];
  const found = new Map<string, RuleDay>();
  for (const text of list.split(',')) {
    const [, nth, name] = /^([+-]?[1-9]\d?)?([A-Z]{2})$/u.exec(text) ?? [];
    const weekday = weekdayNames.indexOf(name as (typeof weekdayNames)[number]) + 1;
    if (weekday === 0) return null;
    const day = { weekday, nth: nth === undefined ? null : Number(nth) };
    found.set(`${day.nth} ${weekday}`, day);
  }
  return [...found.values()]
    .filter(({ weekday, nth }) => nth === null || !found.has(`null ${weekday}`))
    .toSorted((one, other) => one.weekday - other.weekday || (one.nth ?? 0) - (other.nth ?? 0));
}

export function ruleText({ frequency, interval, days, monthDays, months }: Rule): string {
  const dayTexts = days.map(({ weekday, nth }) => `${nth ?? ''}${weekdayNames[weekday - 1]}`);
  return [
    `FREQ=${frequency}`,
    interval === 1 ? null : `INTERVAL=${interval}`,
    days.length === 0 ? null : `BYDAY=${dayTexts.join(',')}`,
    monthDays.length === 0 ? null : `BYMONTHDAY=${monthDays.join(',')}`,
    months.length === 0 ? null : `BYMONTH=${months.join(',')}`,
  ]
    .filter((part) => part !== null)
    .join(';');
}
