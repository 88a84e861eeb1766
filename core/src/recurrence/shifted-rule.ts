import { type DateOnly, dateFrom, dayOf, daysBetween, daysInMonth, isoWeekday } from '../time/date-only.ts';
import { minusDays, monthOf, plusDays, yearOf } from '../time/date-only.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { type Rule, ruleFrom, ruleText } from './rule.ts';

export type Counting = Pick<RecurrenceRow, 'rule' | 'countedFrom'>;

/** `distance` in days; null unless all days move equally. */
export interface ShiftedRule extends Counting {
  readonly distance: number | null;
}

/**
 * Returns the rule, changed so that the occurrence on `from` falls on `to`. Returns null if the rule is
 * unreadable, or if one rule cannot express the move. An example is "the first and the third Monday".
 */
export function shiftedRule(
  { columnId, rule: text, countedFrom }: Counting & Pick<RecurrenceRow, 'columnId'>,
  from: DateOnly,
  to: DateOnly,
): ShiftedRule | null {
  const read = ruleFrom(text);
  if (!read.ok) return null;
  const rule = read.value;
  const distance = daysBetween(from, to);
  if (rule.monthDays.length === 0 && rule.months.length === 0 && rule.days.every(({ nth }) => nth === null)) {
    const byDays = shiftedByDays(rule, countedFrom, distance);
    if (byDays) return { ...byDays, distance };
  }
  if (rule.days.length > 0) return columnId === 1 ? onOtherWeekday(rule, countedFrom, from, to) : null;
  if (rule.monthDays.length > 1) return onOtherMonthDays(rule, countedFrom, from, to);
  if (columnId !== 2) return byMonths(rule, countedFrom, from, to, columnId === 1);
  // A day of the month is in varying weeks.
  if (rule.monthDays.length > 0 || rule.months.length > 0) return null;
  return { rule: text, countedFrom: plusDays(countedFrom, distance), distance: null };
}

function shiftedByDays(rule: Rule, countedFrom: DateOnly, distance: number): Counting | null {
  const { frequency, interval, days } = rule;
  const isByMonth = frequency === 'MONTHLY' || frequency === 'YEARLY';
  if (isByMonth && (days.length === 0 || frequency === 'YEARLY' || interval > 1)) return null;
  const moved = days.map(({ weekday }) => weekday - 1 + distance);
  const weeks = new Set(moved.map((at) => Math.floor(at / 7)));
  const shifted = moved
    .map((at) => ({ weekday: (((at % 7) + 7) % 7) + 1, nth: null }))
    .toSorted((one, other) => one.weekday - other.weekday);
  if (frequency !== 'WEEKLY' || days.length === 0)
    return { rule: ruleText({ ...rule, days: shifted }), countedFrom: plusDays(countedFrom, distance) };
  // Every other week, Monday and Thursday moved by four days would be in different weeks.
  if (interval > 1 && weeks.size > 1) return null;
  const monday = minusDays(countedFrom, isoWeekday(countedFrom) - 1);
  return {
    rule: ruleText({ ...rule, days: shifted }),
    countedFrom: plusDays(monday, 7 * Math.min(...weeks)),
  };
}

function onOtherWeekday(rule: Rule, countedFrom: DateOnly, from: DateOnly, to: DateOnly): ShiftedRule | null {
  const [day] = rule.days;
  const isOne = rule.days.length === 1 && rule.frequency === 'MONTHLY' && monthsBetween(from, to) === 0;
  if (!isOne || !day?.nth) return null;
  const daysLeft = daysInMonth(yearOf(to), monthOf(to)) - dayOf(to);
  const nth = day.nth > 0 ? Math.ceil(dayOf(to) / 7) : -Math.floor(daysLeft / 7) - 1;
  // Not every month has a fifth Monday.
  if (Math.abs(nth) > 4) return null;
  const days = [{ weekday: isoWeekday(to), nth }];
  return { rule: ruleText({ ...rule, days }), countedFrom: firstOfMonth(countedFrom, 0), distance: null };
}

function onOtherMonthDays(
  rule: Rule,
  countedFrom: DateOnly,
  from: DateOnly,
  to: DateOnly,
): ShiftedRule | null {
  const distance = dayOf(to) - dayOf(from);
  const monthDays = rule.monthDays.map((day) => day + distance);
  const all = [...rule.monthDays, ...monthDays];
  if (monthsBetween(from, to) !== 0 || all.some((day) => day < 1 || day > 28)) return null;
  return { rule: ruleText({ ...rule, monthDays }), countedFrom: firstOfMonth(countedFrom, 0), distance };
}

function byMonths(
  rule: Rule,
  countedFrom: DateOnly,
  from: DateOnly,
  to: DateOnly,
  isOfDays: boolean,
): ShiftedRule | null {
  const moved = rule.months.map((month) => month - 1 + monthsBetween(from, to));
  const years = new Set(moved.map((at) => Math.floor(at / 12)));
  if (years.size > 1) return null;
  const months = moved.map((at) => (((at % 12) + 12) % 12) + 1).toSorted((one, other) => one - other);
  const by = rule.months.length === 0 ? monthsBetween(from, to) : ([...years][0] as number) * 12;
  const begin = firstOfMonth(countedFrom, by);
  if (!isOfDays) return { rule: ruleText({ ...rule, months }), countedFrom: begin, distance: null };
  const day = dayOf(to);
  const length = daysInMonth(yearOf(begin), monthOf(begin));
  const monthDays = rule.monthDays.length > 0 || day > length ? [day] : [];
  return {
    rule: ruleText({ ...rule, months, monthDays }),
    countedFrom: dateFrom(yearOf(begin), monthOf(begin), Math.min(day, length)),
    distance: null,
  };
}

function monthsBetween(from: DateOnly, to: DateOnly): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
}

function firstOfMonth(date: DateOnly, later: number): DateOnly {
  const month = yearOf(date) * 12 + monthOf(date) - 1 + later;
  return dateFrom(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1);
}
