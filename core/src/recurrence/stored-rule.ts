import type { Frequency, Rule, RuleDay } from './rule.ts';

/** Monday first. */
export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const parts =
  /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d+))?(?:;BYDAY=([-\d,A-Z]+))?(?:;BYMONTHDAY=([-\d,]+))?(?:;BYMONTH=([\d,]+))?$/u;

/**
 * Parses text that this or an earlier version wrote, normalized or not; null for a newer version. For rules
 * from outside, use `ruleFrom`.
 */
export function storedRule(text: string): Rule | null {
  const [, frequency, interval = '1', days, monthDays, months] = parts.exec(text) ?? [];
  const rule = {
    frequency: frequency as Frequency,
    interval: Number(interval),
    days: valuesIn(days).map(dayNamed),
    monthDays: numbersIn(monthDays),
    months: numbersIn(months),
  };
  return frequency === undefined || rule.days.some(({ weekday }) => weekday === 0) ? null : plainest(rule);
}

const valuesIn = (list: string | undefined): readonly string[] => [...new Set(list?.split(','))];

const numbersIn = (list: string | undefined): readonly number[] =>
  valuesIn(list)
    .map(Number)
    .toSorted((one, other) => one - other);

/** `weekday` is 0 for an unknown name. */
function dayNamed(text: string): RuleDay {
  const weekday = weekdayNames.indexOf(text.slice(-2) as (typeof weekdayNames)[number]) + 1;
  return { weekday, nth: text.length > 2 ? Number(text.slice(0, -2)) : null };
}

/** Returns the equal rule with the longest frequency and the fewest parts. */
export function plainest(rule: Rule): Rule {
  const { frequency, interval, days, monthDays, months } = rule;
  const isBare = days.length === 0 && monthDays.length === 0 && months.length === 0;
  if (frequency === 'MONTHLY' && isBare && interval % 12 === 0)
    return { ...rule, frequency: 'YEARLY', interval: interval / 12 };
  if (frequency !== 'DAILY') return rule;
  if (isBare && interval % 7 === 0) return { ...rule, frequency: 'WEEKLY', interval: interval / 7 };
  if (hasEveryWeekday(days)) return { ...rule, days: [] };
  if (interval > 1) return rule;
  if (days.length > 0) return { ...rule, frequency: 'WEEKLY' };
  return monthDays.length > 0 ? { ...rule, frequency: 'MONTHLY' } : rule;
}

/** Whether the rule has every day or counts days. {@link plainest} makes a rule of whole weeks weekly. */
export function isDailyRule({ frequency, interval, days }: Rule): boolean {
  if (frequency === 'DAILY') return true;
  return frequency !== 'YEARLY' && interval === 1 && hasEveryWeekday(days);
}

const hasEveryWeekday = (days: readonly RuleDay[]) => days.filter(({ nth }) => nth === null).length === 7;
