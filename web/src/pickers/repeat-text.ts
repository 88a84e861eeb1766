import { choiceOf, detailOf, type RepeatChoice } from '@cairn/core/recurrence/repeat-choice';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { dayName } from '@cairn/core/time/period-names';
import { m } from '@cairn/words/messages';
import type { Planning } from '../goals/planning.ts';
import { intervalText } from '../goals/repeat-words.ts';

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
  const every = intervalText(choice.option, choice.interval);
  const days = daysText(choice, columnId, locale);
  const withDays = days === '' ? every : m.repeat_with_days({ often: every, days });
  const often = choice.anchor === 'completion' ? m.repeat_after_done({ often: withDays }) : withDays;
  return choice.dateTo === null
    ? often
    : m.repeat_until({ often, date: dayName(choice.dateTo, today, locale) });
}

function daysText(choice: RepeatChoice, columnId: ColumnId, locale: string): string {
  switch (detailOf(columnId, choice)) {
    case 'weekdays':
      return choice.weekdays.map((day) => weekdayName(day, locale, 'short')).join(', ');
    case 'monthDays':
      return choice.monthDays.join(', ');
    case 'months':
      return choice.months.map((month) => monthName(month, locale, 'short')).join(', ');
    case 'quarters':
      return choice.months.map((month) => m.repeat_quarter({ number: (month + 2) / 3 })).join(', ');
    case null:
      return '';
  }
}

export function seriesText(series: RecurrenceRow, originalDate: DateOnly, planning: Planning): string {
  const choice = choiceOf(series, series.columnId, originalDate);
  return choice ? choiceText(choice, series.columnId, planning) : m.repeats();
}
