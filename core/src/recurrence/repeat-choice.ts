import { type DateOnly, dayOf, isoWeekday, monthOf } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { optionsByColumn, type RecurrenceOption } from './options.ts';
import type { RecurrenceAnchor } from './recurrence.ts';
import { type Rule, ruleFrom, ruleText } from './rule.ts';

export interface RepeatChoice {
  readonly option: RecurrenceOption;
  /** Counts days, weeks, months, quarters, years or decades. */
  readonly interval: number;
  /** 1 Monday to 7 Sunday; at least one. */
  readonly weekdays: readonly number[];
  /** 1 to 31; at least one. */
  readonly monthDays: readonly number[];
  /** 1 to 12, or the first month of each quarter; at least one. */
  readonly months: readonly number[];
  readonly anchor: RecurrenceAnchor;
  readonly dateTo: DateOnly | null;
}

export type ChoiceDetail = 'weekdays' | 'monthDays' | 'months' | 'quarters';

/** Returns null in a series that counts from completion. */
export function detailOf(
  columnId: ColumnId,
  { option, anchor }: Pick<RepeatChoice, 'option' | 'anchor'>,
): ChoiceDetail | null {
  if (anchor === 'completion') return null;
  if (option === 'weekly') return columnId === 1 ? 'weekdays' : null;
  if (option === 'monthly') return columnId === 1 ? 'monthDays' : null;
  if (option !== 'yearly') return null;
  return columnId === 3 ? 'months' : columnId === 6 ? 'quarters' : null;
}

/** Weekly for a day, otherwise the goal's own period. */
export function firstChoice(columnId: ColumnId, dueDate: DateOnly): RepeatChoice {
  const [option = 'yearly'] = optionsByColumn[columnId];
  return {
    option: columnId === 1 ? 'weekly' : option,
    interval: 1,
    ...ownDays(columnId, dueDate),
    anchor: 'date',
    dateTo: null,
  };
}

function ownDays(columnId: ColumnId, dueDate: DateOnly) {
  const month = monthOf(dueDate);
  return {
    weekdays: [isoWeekday(dueDate)],
    monthDays: [dayOf(dueDate)],
    months: [columnId === 6 ? Math.floor((month - 1) / 3) * 3 + 1 : month],
  };
}

/** Returns null if the menus cannot show the rule. */
export function choiceOf(
  series: { readonly rule: string; readonly anchor: RecurrenceAnchor; readonly dateTo: DateOnly | null },
  columnId: ColumnId,
  dueDate: DateOnly,
): RepeatChoice | null {
  const rule = ruleFrom(series.rule);
  if (!rule.ok) return null;
  const { frequency, interval, days, monthDays, months } = rule.value;
  if (monthDays.some((day) => day < 0)) return null;
  const own = ownDays(columnId, dueDate);
  const choice: RepeatChoice = {
    ...optionOf(frequency, interval),
    weekdays: days.length === 0 ? own.weekdays : days.map(({ weekday }) => weekday),
    monthDays: monthDays.length === 0 ? own.monthDays : monthDays,
    months: months.length === 0 ? own.months : months,
    anchor: series.anchor,
    dateTo: series.dateTo,
  };
  return ruleOfChoice(choice, columnId, dueDate) === ruleText(rule.value) ? choice : null;
}

function optionOf(frequency: Rule['frequency'], interval: number): Pick<RepeatChoice, 'option' | 'interval'> {
  switch (frequency) {
    case 'DAILY':
      return { option: 'daily', interval };
    case 'WEEKLY':
      return { option: 'weekly', interval };
    case 'MONTHLY':
      return interval % 3 === 0
        ? { option: 'quarterly', interval: interval / 3 }
        : { option: 'monthly', interval };
    case 'YEARLY':
      return interval % 10 === 0
        ? { option: 'decade', interval: interval / 10 }
        : { option: 'yearly', interval };
  }
}

const frequencies: Readonly<Record<RecurrenceOption, Pick<Rule, 'frequency' | 'interval'>>> = {
  daily: { frequency: 'DAILY', interval: 1 },
  weekly: { frequency: 'WEEKLY', interval: 1 },
  monthly: { frequency: 'MONTHLY', interval: 1 },
  quarterly: { frequency: 'MONTHLY', interval: 3 },
  yearly: { frequency: 'YEARLY', interval: 1 },
  decade: { frequency: 'YEARLY', interval: 10 },
};

/** Leaves out days that the goal's date already implies. */
export function ruleOfChoice(choice: RepeatChoice, columnId: ColumnId, dueDate: DateOnly): string {
  const { frequency, interval } = frequencies[choice.option];
  const own = ownDays(columnId, dueDate);
  const detail = detailOf(columnId, choice);
  const chosen = (isAsked: boolean, numbers: readonly number[], ownNumbers: readonly number[]) =>
    isAsked && numbers.join() !== ownNumbers.join() ? numbers.toSorted((one, other) => one - other) : [];
  return ruleText({
    frequency,
    interval: interval * choice.interval,
    days: chosen(detail === 'weekdays', choice.weekdays, own.weekdays).map((weekday) => ({
      weekday,
      nth: null,
    })),
    monthDays: chosen(detail === 'monthDays', choice.monthDays, own.monthDays),
    months: chosen(detail === 'months' || detail === 'quarters', choice.months, own.months),
  });
}

export function toggled(numbers: readonly number[], number: number): readonly number[] {
  if (!numbers.includes(number)) return [...numbers, number].toSorted((one, other) => one - other);
  return numbers.length === 1 ? numbers : numbers.filter((other) => other !== number);
}
