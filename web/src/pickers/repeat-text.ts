import { choiceOf, detailsOf, nthsOffered, type RepeatChoice } from '@cairn/core/recurrence/repeat-choice';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { type DateOnly, dateFrom, daysInMonth } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { dayName } from '@cairn/core/time/period-names';
import { m } from '@cairn/words/messages';
import type { Planning } from '../goals/planning.ts';
import { intervalText } from '../goals/repeat-words.ts';
import { nthWords } from './nth-words.ts';

/** @param weekday 1 is Monday */
export function weekdayName(weekday: number, locale: string, length: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  const format = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, weekday));
}

/** @param month 1 is January */
export function monthName(month: number, locale: string, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1),
  );
}

/** Returns a text without a full stop: `Every 2 weeks: Mon, Thu, until Dec 24`. */
export function choiceText(choice: RepeatChoice, columnId: ColumnId, { today, locale }: Planning): string {
  const { anchor, dateTo, times } = choice;
  const days = daysText(choice, columnId, locale);
  const often = anchor === 'completion' ? m.repeat_after_done({ often: days }) : days;
  if (times !== null) return m.repeat_for_times({ often, count: times });
  return dateTo === null ? often : m.repeat_until({ often, date: dayName(dateTo, today, locale) });
}

function daysText(choice: RepeatChoice, columnId: ColumnId, locale: string): string {
  const often = intervalText(choice.option, choice.interval);
  const withDays = (days: string) => m.repeat_with_days({ often, days });
  const months = listOf(choice.months, (month) => monthName(month, locale, 'short'));
  switch (detailsOf(columnId, choice).join(' ')) {
    case 'weekdays':
      return weekdaysText(choice) ?? withDays(weekdayList(choice.weekdays, locale));
    case 'monthDays':
      return withDays(daysOfMonthText(choice, locale));
    case 'months':
      return withDays(months);
    case 'quarters':
      return withDays(listOf(choice.months, (month) => m.repeat_quarter({ number: (month + 2) / 3 })));
    case 'months monthDays':
      return withDays(
        datesOfYear(choice, locale) ?? m.repeat_in_months({ days: daysOfMonthText(choice, locale), months }),
      );
    default:
      return often;
  }
}

const listOf = (numbers: readonly number[], textOf: (number: number) => string) =>
  numbers.map(textOf).join(', ');

/** Returns null for days that have no word of their own. */
function weekdaysText({ interval, weekdays }: RepeatChoice): string | null {
  if (interval > 1) return null;
  if (weekdays.length === 7) return intervalText('daily', 1);
  if (isSameDays(weekdays, workdays)) return m.repeat_every_weekday();
  return isSameDays(weekdays, weekend) ? m.repeat_every_weekend() : null;
}

export const workdays: readonly number[] = [1, 2, 3, 4, 5];
export const weekend: readonly number[] = [6, 7];

export const isSameDays = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

function weekdayList(weekdays: readonly number[], locale: string): string {
  const nameOf = (weekday: number) => weekdayName(weekday, locale, 'short');
  return isSameDays(weekdays, workdays)
    ? m.repeat_day_range({ from: nameOf(1), to: nameOf(5) })
    : listOf(weekdays, nameOf);
}

function daysOfMonthText(choice: RepeatChoice, locale: string): string {
  const { pattern, monthDays, nths, nthWeekdays } = choice;
  switch (pattern) {
    case 'lastDay':
      return m.repeat_last_of_month();
    case 'monthDays':
      return m.repeat_days_of_month({
        count: monthDays.length,
        days: listOf(monthDays, (day) => m.repeat_month_day({ day })),
      });
    case 'nthWeekdays':
      return nthsOffered
        .filter((nth) => nths.includes(nth))
        .map((nth) =>
          listOf(nthWeekdays, (weekday) =>
            nthWords(nth).of({ weekday: weekdayName(weekday, locale, 'short') }),
          ),
        )
        .join(', ');
  }
}

/** Returns `May 3, Nov 3`. Null for many dates, and for days that a month lacks. */
function datesOfYear({ pattern, monthDays, months }: RepeatChoice, locale: string): string | null {
  if (pattern === 'nthWeekdays') return null;
  const days = pattern === 'lastDay' ? [31] : monthDays;
  const hasAll = months.every((month) => Math.max(...days) <= daysInMonth(leapYear, month));
  if (!hasAll || days.length * months.length > 4) return null;
  return months
    .flatMap((month) => days.map((day) => dateFrom(leapYear, month, day)))
    .map((date) => dayName(date, date, locale))
    .join(', ');
}

const leapYear = 2024;

export function seriesText(series: RecurrenceRow, originalDate: DateOnly, planning: Planning): string {
  const choice = choiceOf(series, series.columnId, originalDate);
  return choice ? choiceText(choice, series.columnId, planning) : m.repeats();
}
