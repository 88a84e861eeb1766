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

/** There are few rules and many series, so each text is read once; null for one that this version does not know. */
function ruleOf(text: string): Rule | null {
  const known = rules.get(text);
  if (known !== undefined) return known;
  const rule = storedRule(text);
  if (rules.size >= 1000) rules.clear();
  rules.set(text, rule);
  return rule;
}

/**
 * Where an occurrence of a column is due when its rule names `date`: the day itself, or its period's last day, so that a
 * period holds one occurrence of a series (docs/product.md 5.1).
 */
export function originalDateOf(columnId: RecurrenceRow['columnId'], date: DateOnly): DateOnly {
  return columnId === 1 ? date : dueDateOf(periodOf(columnId, date));
}

/**
 * What the rule counts from. Months, quarters, years and decades count from their first day, which every month has, so
 * that "each February" stays in February.
 */
function startOf({ columnId, countedFrom }: Dated): DateOnly {
  return columnId === 1 || columnId === 2 ? countedFrom : periodOf(columnId, countedFrom).firstDate;
}

/**
 * The original dates of a series' occurrences whose period overlaps `[from, to]`, in order, without those skipped.
 *
 * With the anchor `completion` there is one at most: the open one.
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

/** An end within a period lets that period still have its occurrence. */
function endOf({ columnId, dateTo }: Dated): DateOnly | null {
  return dateTo === null ? null : originalDateOf(columnId, dateTo);
}

const earlier = (one: DateOnly, other: DateOnly | null) => (other === null || one < other ? one : other);
const isAfter = (date: DateOnly, end: DateOnly | null) => end !== null && date > end;

/** Whether a series has an occurrence on that original date, skipped or not. */
export function isOccurrenceDate(series: Dated, date: DateOnly): boolean {
  return occurrenceDates({ ...series, skippedDates: [] }, date, date).includes(date);
}

/**
 * Which untouched occurrences are shown on `today`: of those that a daily repeat has missed only the newest, earlier ones
 * count as missed; all others stay until somebody decides.
 *
 * @param dates original dates, in order
 */
export function shownDates(series: Dated, dates: readonly DateOnly[], today: DateOnly): readonly DateOnly[] {
  const rule = ruleOf(series.rule);
  const isDaily = series.columnId === 1 && series.anchor === 'date' && rule !== null && isDailyRule(rule);
  if (!isDaily || !dates.some((date) => date < today)) return dates;
  const newest = newestBefore(series, today);
  return dates.filter((date) => date >= today || date === newest);
}

/** The newest occurrence before a day; looked for in as long a stretch as the rule's interval needs. */
function newestBefore(series: Dated, today: DateOnly): DateOnly | undefined {
  const reach = Math.max(366, (ruleOf(series.rule)?.interval ?? 1) * 2);
  return occurrenceDates(series, plusDays(today, -reach), plusDays(today, -1)).at(-1);
}

/** The first original date of a series, at `from` or later, within the next hundred years; null when there is none. */
export function nextOccurrenceDate(series: Dated, from: DateOnly): DateOnly | null {
  const begin = from < series.dateFr ? series.dateFr : from;
  for (const years of [1, 10, 100]) {
    const [next] = occurrenceDates(series, begin, plusDays(begin, years * 366));
    if (next !== undefined) return next;
  }
  return null;
}
