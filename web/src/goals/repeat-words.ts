import type { RecurrenceOption } from '@cairn/core/recurrence/options';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { everyFewOf } from '@cairn/core/recurrence/repeat-option';
import { storedRule } from '@cairn/core/recurrence/stored-rule';
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

const everyWeekday = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

/** Short enough for a row: `Weekly`, `Every 2 weeks`. Names no days, except in `Every weekday`. */
export function shortRepeatText({ rule: text }: Pick<RecurrenceRow, 'rule'>): string {
  if (text === everyWeekday) return m.repeat_every_weekday();
  const rule = storedRule(text);
  if (!rule) return m.repeats();
  const { frequency, days, monthDays, months } = rule;
  // "FREQ=YEARLY;BYDAY=MO" is each Monday, and "FREQ=DAILY;BYMONTH=6" is a month a year.
  const namesDays = days.length > 0 || monthDays.length > 0;
  if (frequency === 'YEARLY' ? namesDays && months.length === 0 : months.length > 0) return m.repeats();
  const { option, interval } = everyFewOf(rule);
  return interval === 1 ? optionNames[option]() : intervalText(option, interval);
}
