import { occurrenceDates, nextOccurrenceDate } from '../recurrence/occurrence-dates.ts';
import { type RecurrenceWish, wishedRecurrence } from '../recurrence/recurrence-edit.ts';
import { shiftedRule } from '../recurrence/shifted-rule.ts';
import { type DateOnly, daysBetween, isDateOnly, minusDays, plusDays } from '../time/date-only.ts';
import { dayColumn } from '../time/horizons.ts';
import { type EpochMs, momentOf, todayIn, wallTimeAt } from '../time/zones.ts';

export interface RepeatBegin {
  readonly dueDate: DateOnly;
  /** The rule's first day, by the other planner's clock. */
  readonly written: DateOnly;
  /** Null for whole days. */
  readonly at: EpochMs | null;
  readonly zone: string;
}

const untilPattern = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(Z)?)?$/u;

/**
 * Returns null if Cairn cannot express a part of the rule, such as a count or hours. Days that differ in the
 * reader's zone are shifted.
 *
 * @param begin null reads the rule as written
 */
export function importedRepeat(rule: string, begin: RepeatBegin | null = null): RecurrenceWish | null {
  const parts = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/u, '')
    .split(';')
    .filter((part) => part !== '');
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length);
  const dateTo = until === undefined ? null : lastDay(until, begin);
  if (dateTo === undefined) return null;
  const endless = parts.filter((part) => !part.startsWith('UNTIL=')).join(';');
  const goal = { columnId: dayColumn, public: false, type: null, hasSubgoals: false } as const;
  const wished = wishedRecurrence({ rule: endless, anchor: 'date', dateTo }, goal);
  if (!wished.ok) return null;
  if (begin === null) return wished.value;
  if (dateTo !== null && dateTo < begin.dueDate) return null;
  if (begin.written === begin.dueDate) return wished.value;
  const counting = { columnId: dayColumn, rule: wished.value.rule, countedFrom: begin.written } as const;
  const shifted = shiftedRule(counting, begin.written, begin.dueDate);
  return shifted && { ...wished.value, rule: shifted.rule };
}

/** Returns undefined if `until` is invalid. If it is a moment, an occurrence that begins exactly then is included. */
function lastDay(until: string, begin: RepeatBegin | null): DateOnly | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', utc] = untilPattern.exec(until) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDateOnly(date)) return undefined;
  if (begin === null) return date;
  const { dueDate, written, at, zone } = begin;
  if (utc === undefined) return plusDays(date, daysBetween(written, dueDate));
  const end =
    Date.parse(`${date}T00:00:00Z`) + (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000;
  if (at === null) return plusDays(todayIn(zone, end), daysBetween(written, dueDate));
  const first = wallTimeAt(at, zone);
  const ends = todayIn(zone, end);
  const last = momentOf(ends, first.minutes, zone) > end ? minusDays(ends, 1) : ends;
  return plusDays(last, daysBetween(first.date, dueDate));
}

export interface RepeatWithout {
  /** The first remaining day. */
  readonly dueDate: DateOnly;
  /** Later days to leave out. */
  readonly skipped: readonly DateOnly[];
}

/** Returns null if no day remains. */
export function repeatWithout(
  { rule, dateTo }: RecurrenceWish,
  dueDate: DateOnly,
  out: readonly DateOnly[],
): RepeatWithout | null {
  const skipped = [...new Set(out)].filter((date) => date >= dueDate).toSorted();
  const series = {
    columnId: dayColumn,
    rule,
    anchor: 'date',
    dateFr: dueDate,
    countedFrom: dueDate,
    dateTo,
  } as const;
  const begin = skipped.includes(dueDate)
    ? nextOccurrenceDate({ ...series, skippedDates: skipped }, plusDays(dueDate, 1))
    : dueDate;
  if (begin === null) return null;
  const later = skipped.filter(
    (date) => date > begin && occurrenceDates({ ...series, skippedDates: [] }, date, date).length > 0,
  );
  return { dueDate: begin, skipped: later };
}
