import { accepted, type Outcome, refused } from '../outcome.ts';

/** How often a rule repeats, before its interval. */
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A weekday, ISO numbered Monday 1 to Sunday 7; `nth` of its month or year, from the end when negative, null for each. */
export interface RuleDay {
  readonly weekday: number;
  readonly nth: number | null;
}

/** When a goal repeats: the part of iCalendar's RRULE that the spec names (spec core §3 "Goal recurrence"). */
export interface Rule {
  readonly frequency: Frequency;
  /** Every so many days, weeks, months or years; 1 or more. */
  readonly interval: number;
  /** Empty where the rule does not say. */
  readonly days: readonly RuleDay[];
  /** Days of the month, 1 to 31; a month that is too short takes its last day. */
  readonly monthDays: readonly number[];
  /** Months of the year, 1 to 12. */
  readonly months: readonly number[];
}

/** Why a text is no rule. */
export type RuleRefusal = { readonly code: 'goal.recurrence' };

/** The longest interval that is accepted. */
export const maxInterval = 1000;

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] satisfies Frequency[];
const noRule = refused<RuleRefusal>({ code: 'goal.recurrence' });

/**
 * Reads a rule's text: `FREQ`, `INTERVAL`, `BYDAY`, `BYMONTHDAY` and `BYMONTH`, each once, in any order.
 *
 * Refused (`goal.recurrence`): anything else; the n-th weekday in a daily or weekly rule, a day of the month in a weekly
 * one (RFC 5545 §3.3.10); a weekday together with a day of the month, since short months would make two rules of it.
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
  const monthDays = numbersIn(parts.get('BYMONTHDAY'), 1, 31);
  const months = numbersIn(parts.get('BYMONTH'), 1, 12);
  if (!frequencies.includes(frequency) || interval?.length !== 1 || !days || !monthDays || !months)
    return noRule;
  const rule = {
    frequency: frequency as Frequency,
    interval: interval[0] as number,
    days,
    monthDays,
    months,
  };
  return isSound(rule) ? accepted(rule) : noRule;
}

const partNames: ReadonlySet<string> = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH']);

function isSound({ frequency, days, monthDays }: Rule): boolean {
  const isShort = frequency === 'DAILY' || frequency === 'WEEKLY';
  if (isShort && days.some(({ nth }) => nth !== null)) return false;
  if (frequency === 'WEEKLY' && monthDays.length > 0) return false;
  const farthest = frequency === 'MONTHLY' ? 5 : 53;
  if (days.some(({ nth }) => nth !== null && Math.abs(nth) > farthest)) return false;
  return days.length === 0 || monthDays.length === 0;
}

/** Sorted, each once; null when one of them is no such number. */
function numbersIn(list: string | undefined, least: number, most: number): readonly number[] | null {
  if (list === undefined) return [];
  const numbers = list.split(',').map((text) => (/^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN));
  if (!numbers.every((number) => number >= least && number <= most)) return null;
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function daysIn(list: string | undefined): readonly RuleDay[] | null {
  if (list === undefined) return [];
  const days: RuleDay[] = [];
  for (const text of list.split(',')) {
    const [, nth, name] = /^([+-]?[1-9]\d?)?([A-Z]{2})$/u.exec(text) ?? [];
    const weekday = weekdays.indexOf(name as (typeof weekdays)[number]) + 1;
    if (weekday === 0) return null;
    days.push({ weekday, nth: nth === undefined ? null : Number(nth) });
  }
  return days;
}

/** The rule's text, in one order whatever the order it was read in. */
export function ruleText({ frequency, interval, days, monthDays, months }: Rule): string {
  const dayTexts = days.map(({ weekday, nth }) => `${nth ?? ''}${weekdays[weekday - 1]}`);
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
