import { choiceOf } from '@cairn/core/recurrence/repeat-choice';
import type { RecurrenceOption } from '@cairn/core/recurrence/options';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import { m } from '@cairn/words/messages';

export const optionNames: Readonly<Record<RecurrenceOption, () => string>> = {
  daily: m.repeat_daily,
  weekly: m.repeat_weekly,
  monthly: m.repeat_monthly,
  quarterly: m.repeat_quarterly,
  yearly: m.repeat_yearly,
  decade: m.repeat_decade,
};

const everyOne: Readonly<Record<RecurrenceOption, () => string>> = {
  daily: m.repeat_every_day,
  weekly: m.repeat_every_week,
  monthly: m.repeat_every_month,
  quarterly: m.repeat_every_quarter,
  yearly: m.repeat_every_year,
  decade: m.repeat_every_decade,
};

const everyFew: Readonly<Record<RecurrenceOption, (inputs: { count: number }) => string>> = {
  daily: m.repeat_every_days,
  weekly: m.repeat_every_weeks,
  monthly: m.repeat_every_months,
  quarterly: m.repeat_every_quarters,
  yearly: m.repeat_every_years,
  decade: m.repeat_every_decades,
};

/** Returns, for example, `Every 2 weeks`. */
export function intervalText(option: RecurrenceOption, count: number): string {
  return count === 1 ? everyOne[option]() : everyFew[option]({ count });
}

/** Short enough for a row: `Weekly`, `Every 2 weeks`. */
export function shortRepeatText(series: RecurrenceRow, originalDate: DateOnly): string {
  const choice = choiceOf(series, series.columnId, originalDate);
  if (!choice) return m.repeats();
  return choice.interval === 1 ? optionNames[choice.option]() : intervalText(choice.option, choice.interval);
}
