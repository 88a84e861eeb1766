import {
  type DateOnly,
  dateOfDayNumber,
  dayNumberFrom,
  dayNumberOf,
  dayOf,
  isoWeekdayOf,
  monthOf,
  yearOf,
} from '../time/date-only.ts';
import type { Rule, RuleDay } from './rule.ts';

/**
 * Returns days in `[from, to]` (inclusive), in order, none before `start`. The interval counts from `start`,
 * which also gives a missing weekday, day or month. A short month uses its last day. A yearly rule from 29
 * February uses 1 March in other years.
 */
export function ruleDates(rule: Rule, start: DateOnly, from: DateOnly, to: DateOnly): readonly DateOnly[] {
  const startDay = dayNumberOf(start);
  return ruleDays(rule, start, Math.max(startDay, dayNumberOf(from)), dayNumberOf(to)).map(dateOfDayNumber);
}

function ruleDays(rule: Rule, start: DateOnly, first: number, last: number): readonly number[] {
  const years = yearsFromLeapDay(rule, start);
  if (years !== null) return leapDays(years, yearOf(start), first, last);
  switch (rule.frequency) {
    case 'DAILY':
      return dailyDays(rule, dayNumberOf(start), first, last);
    case 'WEEKLY':
      return weeklyDays(rule, dayNumberOf(start), first, last);
    case 'MONTHLY':
      return monthlyDays(rule, start, first, last);
    case 'YEARLY':
      return yearlyDays(rule, start, first, last);
  }
}

/** The interval in years if the rule starts on 29 February and names only that day; null otherwise. */
function yearsFromLeapDay({ frequency, interval, days, monthDays, months }: Rule, start: DateOnly) {
  if (monthOf(start) !== 2 || dayOf(start) !== 29 || days.length > 0) return null;
  const namesMonth = months.length === 1 && months[0] === 2;
  const namesDay = monthDays.length === 1 && monthDays[0] === 29;
  if (monthDays.length > 0 && !namesDay) return null;
  switch (frequency) {
    case 'YEARLY':
      return namesMonth || (months.length === 0 && !namesDay) ? interval : null;
    case 'MONTHLY': {
      const isYearly = interval % 12 === 0 && (months.length === 0 || months.includes(2));
      return isYearly || namesMonth ? interval / commonDivisor(interval, 12) : null;
    }
    case 'DAILY':
      return interval === 1 && namesMonth && namesDay ? 1 : null;
    case 'WEEKLY':
      return null;
  }
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

function leapDays(interval: number, startYear: number, first: number, last: number): readonly number[] {
  const found: number[] = [];
  const [firstYear, lastYear] = [yearOf(dateOfDayNumber(first)), yearOf(dateOfDayNumber(last))];
  for (
    let year = startYear + stepsTo(firstYear - startYear, interval) * interval;
    year <= lastYear;
    year += interval
  ) {
    // The day after 28 February: the 29th or 1 March.
    addWithin(found, [dayNumberFrom(year, 2, 28) + 1], first, last);
  }
  return found;
}

const stepsTo = (distance: number, interval: number) => Math.max(0, Math.ceil(distance / interval));

function dailyDays(rule: Rule, start: number, first: number, last: number): readonly number[] {
  const found: number[] = [];
  const { interval, days, months, monthDays } = rule;
  const takesAll = days.length === 0 && months.length === 0 && monthDays.length === 0;
  for (let day = start + stepsTo(first - start, interval) * interval; day <= last; day += interval) {
    if (takesAll || holdsDay(rule, day)) found.push(day);
  }
  return found;
}

function holdsDay({ days, months, monthDays }: Rule, day: number): boolean {
  if (days.length > 0 && !days.some(({ weekday }) => weekday === isoWeekdayOf(day))) return false;
  if (months.length === 0 && monthDays.length === 0) return true;
  const date = dateOfDayNumber(day);
  const [year, month] = [yearOf(date), monthOf(date)];
  if (months.length > 0 && !months.includes(month)) return false;
  return monthDays.length === 0 || daysOfMonthOn(monthDays, lengthOf(year, month)).includes(dayOf(date));
}

function weeklyDays(rule: Rule, start: number, first: number, last: number): readonly number[] {
  const { interval, days, months } = rule;
  const weekdays = (days.length === 0 ? [isoWeekdayOf(start)] : days.map(({ weekday }) => weekday)).toSorted(
    (one, other) => one - other,
  );
  const monday = start - isoWeekdayOf(start) + 1;
  const step = interval * 7;
  const found: number[] = [];
  for (let week = monday + stepsTo(first - 6 - monday, step) * step; week <= last; week += step) {
    for (const weekday of weekdays) {
      const day = week + weekday - 1;
      if (day < first || day > last || found.at(-1) === day) continue;
      if (months.length === 0 || months.includes(monthOf(dateOfDayNumber(day)))) found.push(day);
    }
  }
  return found;
}

function monthlyDays(rule: Rule, start: DateOnly, first: number, last: number): readonly number[] {
  const { interval, months } = rule;
  const [startMonth, firstMonth, lastMonth] = [start, dateOfDayNumber(first), dateOfDayNumber(last)].map(
    (date) => yearOf(date) * 12 + monthOf(date) - 1,
  ) as [number, number, number];
  const found: number[] = [];
  for (
    let at = startMonth + stepsTo(firstMonth - startMonth, interval) * interval;
    at <= lastMonth;
    at += interval
  ) {
    const month = (at % 12) + 1;
    if (months.length === 0 || months.includes(month))
      addWithin(found, daysInMonthOf(rule, dayOf(start), Math.floor(at / 12), month), first, last);
  }
  return found;
}

function yearlyDays(rule: Rule, start: DateOnly, first: number, last: number): readonly number[] {
  const { interval } = rule;
  const startYear = yearOf(start);
  const [firstYear, lastYear] = [yearOf(dateOfDayNumber(first)), yearOf(dateOfDayNumber(last))];
  const found: number[] = [];
  for (
    let year = startYear + stepsTo(firstYear - startYear, interval) * interval;
    year <= lastYear;
    year += interval
  ) {
    addWithin(found, daysInYearOf(rule, start, year), first, last);
  }
  return found;
}

function addWithin(found: number[], days: readonly number[], first: number, last: number): void {
  for (const day of days) if (day >= first && day <= last && found.at(-1) !== day) found.push(day);
}

function daysInYearOf(rule: Rule, start: DateOnly, year: number): readonly number[] {
  const { days, months, monthDays } = rule;
  if (days.length > 0 && months.length === 0) {
    return weekdaysWithin(days, dayNumberFrom(year, 1, 1), dayNumberFrom(year, 12, 31));
  }
  if (days.length === 0 && monthDays.length === 0 && months.length === 0) {
    return [dayNumberFrom(year, monthOf(start), dayOf(start))];
  }
  const inMonths = months.length === 0 ? everyMonth : months;
  return inMonths.flatMap((month) => daysInMonthOf(rule, dayOf(start), year, month));
}

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function daysInMonthOf(rule: Rule, startDay: number, year: number, month: number): readonly number[] {
  const length = lengthOf(year, month);
  const before = dayNumberFrom(year, month, 1) - 1;
  if (rule.days.length > 0) return weekdaysWithin(rule.days, before + 1, before + length);
  const wanted = rule.monthDays.length === 0 ? [startDay] : rule.monthDays;
  return daysOfMonthOn(wanted, length).map((day) => before + day);
}

/** A day that the month lacks becomes its last day, or its first if counted from the end. */
function daysOfMonthOn(wanted: readonly number[], length: number): readonly number[] {
  if ((wanted[0] as number) > 0 && (wanted.at(-1) as number) <= length) return wanted;
  const days = wanted.map((day) => (day > 0 ? Math.min(day, length) : Math.max(1, length + 1 + day)));
  return [...new Set(days)].toSorted((one, other) => one - other);
}

/** Both days are inclusive. `nth` counts from the first, or from the last if negative. */
function weekdaysWithin(days: readonly RuleDay[], first: number, last: number): readonly number[] {
  const found = new Set<number>();
  for (const { weekday, nth } of days) {
    const earliest = first + ((weekday - isoWeekdayOf(first) + 7) % 7);
    const latest = last - ((isoWeekdayOf(last) - weekday + 7) % 7);
    if (nth === null) for (let day = earliest; day <= latest; day += 7) found.add(day);
    else {
      const day = nth > 0 ? earliest + (nth - 1) * 7 : latest + (nth + 1) * 7;
      if (day >= first && day <= last) found.add(day);
    }
  }
  return [...found].toSorted((one, other) => one - other);
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lengthOf(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (lengths[month - 1] as number);
}
