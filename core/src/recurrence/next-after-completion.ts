import { type DateOnly, dateFrom, dayOf, daysInMonth, monthOf, plusDays, yearOf } from '../time/date-only.ts';
import { originalDateOf } from './occurrence-dates.ts';
import type { RecurrenceRow } from './recurrence.ts';
import type { Rule } from './rule.ts';
import { storedRule } from './stored-rule.ts';

export function canAnchorOnCompletion({ days, monthDays, months }: Rule): boolean {
  return days.length === 0 && monthDays.length === 0 && months.length === 0;
}

/**
 * Returns the date one interval after `doneDate`, passing over taken and skipped dates. Null after the
 * series' end.
 */
export function nextAfterCompletion(
  series: Pick<RecurrenceRow, 'columnId' | 'rule' | 'dateTo' | 'skippedDates'>,
  doneDate: DateOnly,
  isTaken: (originalDate: DateOnly) => boolean,
): DateOnly | null {
  const rule = storedRule(series.rule);
  if (!rule) return null;
  let next = originalDateOf(series.columnId, afterInterval(rule, doneDate));
  while (series.skippedDates.includes(next) || isTaken(next)) {
    const later = originalDateOf(series.columnId, plusDays(next, 1));
    // The last supported day has no next day.
    if (later === next) return null;
    next = later;
  }
  return series.dateTo !== null && next > originalDateOf(series.columnId, series.dateTo) ? null : next;
}

function afterInterval({ frequency, interval }: Rule, date: DateOnly): DateOnly {
  switch (frequency) {
    case 'DAILY':
      return plusDays(date, interval);
    case 'WEEKLY':
      return plusDays(date, interval * 7);
    case 'MONTHLY': {
      const month = yearOf(date) * 12 + monthOf(date) - 1 + interval;
      const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
      return dateFrom(year, ofYear, Math.min(dayOf(date), daysInMonth(year, ofYear)));
    }
    case 'YEARLY':
      // 29 February becomes 1 March in other years.
      return dateFrom(yearOf(date) + interval, monthOf(date), dayOf(date));
  }
}
