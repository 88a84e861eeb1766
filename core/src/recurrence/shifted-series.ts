import { type DateOnly, daysBetween, plusDays } from '../time/date-only.ts';
import { occurrenceDates } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { shiftedRule } from './shifted-rule.ts';

export interface ShiftedSeries {
  readonly series: RecurrenceRow;
  /** Null for a day that the rule never had. */
  readonly dayOf: (originalDate: DateOnly) => DateOnly | null;
}

/**
 * Moves the occurrence on `from` to `to`, with all others, the end and skipped dates. Null if no rule fits.
 * `from` and `to` are due dates of the series' column.
 */
export function shiftedSeries(series: RecurrenceRow, from: DateOnly, to: DateOnly): ShiftedSeries | null {
  const shifted = shiftedRule(series, from, to);
  if (!shifted) return null;
  const { rule, countedFrom, distance } = shifted;
  const before = {
    ...series,
    dateFr: earlier(series.countedFrom, series.dateFr),
    dateTo: null,
    skippedDates: [],
  };
  const after = { ...before, rule, countedFrom, dateFr: countedFrom };
  const reach = Math.abs(daysBetween(from, to)) + 4000;
  const daysUntil = (dated: RecurrenceRow, until: DateOnly) => occurrenceDates(dated, dated.dateFr, until);
  const daysBefore = (until: DateOnly) => daysUntil(before, until);
  const [wasAt, isAt] = [daysBefore(from).indexOf(from), daysUntil(after, plusDays(to, 1)).indexOf(to)];
  if (wasAt === -1 || isAt === -1) return null;
  const dayOf = (date: DateOnly): DateOnly | null => {
    const at = daysBefore(date).indexOf(date);
    if (at === -1) return null;
    if (distance !== null) return plusDays(date, distance);
    return daysUntil(after, plusDays(date, reach))[at - wasAt + isAt] ?? null;
  };
  const first = daysUntil(before, plusDays(series.dateFr, reach)).find((date) => date >= series.dateFr);
  const last = series.dateTo === null ? undefined : daysBefore(series.dateTo).at(-1);
  const dateFr = first === undefined ? null : dayOf(first);
  if (dateFr === null) return null;
  return {
    dayOf,
    series: {
      ...series,
      rule,
      countedFrom: earlier(countedFrom, dateFr),
      dateFr,
      dateTo: last === undefined ? series.dateTo : dayOf(last),
      skippedDates: series.skippedDates.flatMap((date) => dayOf(date) ?? []).toSorted(),
    },
  };
}

const earlier = (one: DateOnly, other: DateOnly) => (one < other ? one : other);
