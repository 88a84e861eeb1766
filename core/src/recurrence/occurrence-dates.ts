import { type DateOnly, plusDays } from '../time/date-only.ts';
import { dueDateOf, periodOf } from '../time/periods.ts';
import type { RecurrenceRow } from './recurrence.ts';
import type { Rule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';
import { isDailyRule, storedRule } from './stored-rule.ts';

type Dated = Pick<
  RecurrenceRow,
  'columnId' | 'rule' | 'anchor' | 'dateFr' | 'countedFrom' | 'dateTo' | 'skippedDates'
>;

const rules = new Map<string, Rule | null>();

/** Returns null for a rule of a newer version. Cached, because many series share few rules. */
function ruleOf(text: string): Rule | null {
  const known = rules.get(text);
  if (known !== undefined) return known;
  const rule = storedRule(text);
  if (rules.size >= 1000) rules.clear();
  rules.set(text, rule);
  return rule;
}

/**
 * Returns the original date for a day: for longer periods, the period's last day (docs/product.md, "Due dates
 * outside the day column").
 */
export function originalDateOf(columnId: RecurrenceRow['columnId'], date: DateOnly): DateOnly {
  return columnId === 1 ? date : dueDateOf(periodOf(columnId, date));
}

/**
 * Returns the day from which the rule counts. For months and longer it is the first day, which exists in each
 * month, so "each February" stays in February.
 */
function startOf({ columnId, countedFrom }: Dated): DateOnly {
  return columnId === 1 || columnId === 2 ? countedFrom : periodOf(columnId, countedFrom).firstDate;
}

/**
 * Returns original dates whose period overlaps `[from, to]`, in order. A series that counts from completion
 * has at most its open date.
 */
export function occurrenceDates(series: Dated, from: DateOnly, to: DateOnly): readonly DateOnly[] {
  const { columnId, anchor, dateTo, skippedDates } = series;
  if (columnId === 5) return [];
  const [first, last] =
    columnId === 1 ? [from, to] : [periodOf(columnId, from).firstDate, periodOf(columnId, to).lastDate];
  if (anchor === 'completion') {
    const date = originalDateOf(columnId, series.dateFr);
    const isThere = !isAfter(series.dateFr, dateTo) && !skippedDates.includes(date);
    return isThere && first <= date && date <= last ? [date] : [];
  }
  const rule = ruleOf(series.rule);
  if (!rule) return [];
  const begin = columnId === 1 ? series.dateFr : periodOf(columnId, series.dateFr).firstDate;
  const dates = ruleDates(rule, startOf(series), first > begin ? first : begin, earlier(last, endOf(series)));
  if (columnId === 1) {
    return skippedDates.length === 0 ? dates : dates.filter((date) => !skippedDates.includes(date));
  }
  const due = new Set(dates.map((date) => originalDateOf(columnId, date)));
  return [...due].filter((date) => !skippedDates.includes(date));
}

/** Returns the last original date; the period of `dateTo` still has an occurrence. */
function endOf({ columnId, dateTo }: Dated): DateOnly | null {
  return dateTo === null ? null : originalDateOf(columnId, dateTo);
}

const earlier = (one: DateOnly, other: DateOnly | null) => (other === null || one < other ? one : other);
const isAfter = (date: DateOnly, end: DateOnly | null) => end !== null && date > end;

export function isOccurrenceDate(series: Dated, date: DateOnly): boolean {
  return occurrenceDates({ ...series, skippedDates: [] }, date, date).includes(date);
}

/**
 * A daily repeat shows only its newest past day; other series show all past days.
 *
 * @param dates in order
 */
export function shownDates(series: Dated, dates: readonly DateOnly[], today: DateOnly): readonly DateOnly[] {
  const rule = ruleOf(series.rule);
  const isDaily = series.columnId === 1 && series.anchor === 'date' && rule !== null && isDailyRule(rule);
  if (!isDaily || !dates.some((date) => date < today)) return dates;
  const newest = newestBefore(series, today);
  return dates.filter((date) => date >= today || date === newest);
}

function newestBefore(series: Dated, today: DateOnly): DateOnly | undefined {
  const reach = Math.max(366, (ruleOf(series.rule)?.interval ?? 1) * 2);
  return occurrenceDates(series, plusDays(today, -reach), plusDays(today, -1)).at(-1);
}

/** Returns the first date at `from` or later; null if there is none within 100 years. */
export function nextOccurrenceDate(series: Dated, from: DateOnly): DateOnly | null {
  const begin = from < series.dateFr ? series.dateFr : from;
  for (const years of [1, 10, 100]) {
    const [next] = occurrenceDates(series, begin, plusDays(begin, years * 366));
    if (next !== undefined) return next;
  }
  return null;
}
